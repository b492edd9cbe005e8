import { z } from 'zod'
import { plainIssue } from '../../contract/plain-issue'
import { batteryPercent } from '../../nouns/driving/tracker-reading'
import { type DeliveredGpsFix, fixWith, type RefusedDelivery } from './delivered-gps-fix'
import { METERS_PER_SECOND_PER_KNOT, readAmount } from './read-number'
import { deviceIdText, fixTime, optionalNumber, problemsOf } from './wire-fields'

const delivery = z.object({
  position: z.object({
    fixTime,
    valid: z.boolean().nullish(),
    latitude: z.number(),
    longitude: z.number(),
    speed: optionalNumber,
    course: optionalNumber,
    accuracy: optionalNumber,
    attributes: z
      .object({ batteryLevel: optionalNumber.catch(null), ignition: z.boolean().nullish().catch(null) })
      .nullish()
      .catch(null),
  }),
  device: z.object({
    uniqueId: deviceIdText,
    attributes: z
      .object({ token: z.string().nullish().catch(null) })
      .nullish()
      .catch(null),
  }),
})

/**
 * One position as Traccar forwards it (`forward.type=json`): `{position, device}`, speed in knots, `uniqueId` the
 * imei; of `attributes`, `batteryLevel` in percent and `ignition`; of the device's own, the truck's `token`. An accuracy of 0 means that Traccar knows none. Any other field is let pass. Source: Traccar, PositionData.
 */
export function parseTraccarForward(body: unknown): DeliveredGpsFix | RefusedDelivery {
  const parsed = delivery.safeParse(body, { error: plainIssue })
  if (!parsed.success) return { problems: problemsOf(parsed.error) }
  const { position, device } = parsed.data
  const { fixTime: at, latitude, longitude, valid } = position
  const knots = readAmount(position.speed)
  const fix = fixWith(
    { at, latitude, longitude },
    {
      accuracyMeters: readAmount(position.accuracy) || undefined,
      speedMps: knots === undefined ? undefined : knots * METERS_PER_SECOND_PER_KNOT,
      bearingDegrees: readAmount(position.course),
      valid: valid ?? undefined,
    },
  )
  const { batteryLevel, ignition } = position.attributes ?? {}
  const battery = batteryPercent(batteryLevel ?? undefined)
  return {
    deviceId: device.uniqueId,
    fix,
    ...(device.attributes?.token && { token: device.attributes.token }),
    ...(battery !== undefined && { batteryPercent: battery }),
    ...(typeof ignition === 'boolean' && { ignition }),
  }
}
