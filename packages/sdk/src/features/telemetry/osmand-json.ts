import { z } from 'zod'
import { plainIssue } from '../../contract/plain-issue'
import { type DeliveredGpsFix, fixWith, type RefusedDelivery } from './delivered-gps-fix'
import { batteryPercent } from '../../nouns/driving/tracker-reading'
import { readAmount } from './read-number'
import { deviceIdText, fixTime, optionalNumber, problemsOf } from './wire-fields'

const delivery = z.object({
  device_id: deviceIdText,
  token: z.string().nullish(),
  location: z.object({
    timestamp: fixTime,
    coords: z.object({
      latitude: z.number(),
      longitude: z.number(),
      speed: optionalNumber,
      heading: optionalNumber,
      accuracy: optionalNumber,
    }),
    battery: z.object({ level: optionalNumber }).nullish().catch(null),
  }),
})

/**
 * The OsmAnd JSON form: `device_id` and `location{timestamp, coords{latitude, longitude, speed in metres per second,
 * heading, accuracy}, battery{level from 0 to 1}}`, where less than 0 means unknown. Any other field is let pass.
 */
export function parseOsmAndJson(body: unknown): DeliveredGpsFix | RefusedDelivery {
  const parsed = delivery.safeParse(body, { error: plainIssue })
  if (!parsed.success) return { problems: problemsOf(parsed.error) }
  const { device_id, token, location } = parsed.data
  const { latitude, longitude, speed, heading, accuracy } = location.coords
  const fix = fixWith(
    { at: location.timestamp, latitude, longitude },
    {
      accuracyMeters: readAmount(accuracy),
      speedMps: readAmount(speed),
      bearingDegrees: readAmount(heading),
    },
  )
  const level = location.battery?.level ?? undefined
  const battery = batteryPercent(level === undefined ? undefined : level * 100)
  return {
    deviceId: device_id,
    fix,
    ...(token && { token }),
    ...(battery !== undefined && { batteryPercent: battery }),
  }
}
