import type { GpsFix } from '../../nouns/driving/gps-fix'

/** A fix as a tracker delivered it. Whether it can be used is for the filter to say; refusing it would make the tracker send it again for ever. */
export interface DeliveredGpsFix {
  /** The truck's imei, or what else it calls itself. */
  deviceId: string
  fix: GpsFix
  /** The truck's token, where the delivery carries it. */
  token?: string
  /** Of the tracker's own battery: 0 to 100. */
  batteryPercent?: number
  ignition?: boolean
}

/** What is wrong with a delivery, by field. */
export interface DeliveryProblem {
  field: string
  message: string
}

export interface RefusedDelivery {
  problems: DeliveryProblem[]
}

/** A fix without the fields that are undefined. */
export function fixWith(place: Pick<GpsFix, 'at' | 'latitude' | 'longitude'>, rest: Partial<GpsFix>): GpsFix {
  const known = Object.entries(rest).filter(([, value]) => value !== undefined)
  return { ...place, ...Object.fromEntries(known) }
}
