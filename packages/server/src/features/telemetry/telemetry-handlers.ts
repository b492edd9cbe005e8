import { ApiError } from '@product/sdk/contract'
import {
  type DeliveredGpsFix,
  parseOsmAnd,
  parseTraccarForward,
  type RefusedDelivery,
  telemetryEndpoints,
} from '@product/sdk/features/telemetry'
import { addedCounts, type GpsFix, mayBeOurClock, type TrackerReading } from '@product/sdk/nouns/driving'
import { Invalid } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { readQuery } from '../../http/read-input'
import type { Db } from '../../db/db'
import { type Recorded, recordGpsFixes } from '../../nouns/driving/record-gps-fixes'
import { tokenOf, truckOfDevice } from './truck-token'

function accepted(delivery: DeliveredGpsFix | RefusedDelivery): DeliveredGpsFix {
  if ('problems' in delivery) {
    throw new Invalid(Object.fromEntries(delivery.problems.map(({ field, message }) => [field, message])))
  }
  return delivery
}

/** Every device of a delivery is checked, once, before the first fix is stored. */
async function store(db: Db, deliveries: readonly DeliveredGpsFix[], request: Request, now: Date) {
  const fixes = new Map<string, { truckId: number; list: GpsFix[]; readings: TrackerReading[] }>()
  const shared = tokenOf(request)
  for (const { deviceId, token = shared, fix, ...told } of deliveries) {
    const sender = `${deviceId} ${token}`
    const known = fixes.get(sender) ?? {
      truckId: await truckOfDevice(db, deviceId, token),
      list: [],
      readings: [],
    }
    known.list.push(fix)
    known.readings.push({ at: fix.at, ...told })
    fixes.set(sender, known)
  }
  const total: Recorded = { stored: 0, repeated: 0, unusable: {} }
  for (const { truckId, list, readings } of fixes.values()) {
    const { stored, repeated, unusable } = await recordGpsFixes(db, truckId, list, now.getTime(), readings)
    total.stored += stored
    total.repeated += repeated
    total.unusable = addedCounts(total.unusable, unusable)
  }
  const early = deliveries.filter(({ fix }) => mayBeOurClock(fix, now.getTime())).length
  if (early > 0) throw new ApiError('unavailable', notYet(early), { retryAfter: RETRY_SECONDS })
  return total
}

const RETRY_SECONDS = 3600

/** What was usable is stored by then; all of it may come again. */
const notYet = (count: number): string =>
  `${count} of these fixes lie more than a day ahead of the server's clock and are not stored. Send them again later.`

const MOST_POSITIONS = 5000

export const telemetryHandlers = implement(telemetryEndpoints, {
  osmandQuery: ({ query, db, request, now }) =>
    store(db, [accepted(parseOsmAnd(query, now.getTime()))], request, now),

  osmand: ({ body, db, request, now }) =>
    store(
      db,
      [accepted(parseOsmAnd({ ...readQuery(new URL(request.url)), ...body }, now.getTime()))],
      request,
      now,
    ),

  traccar({ body, db, request, now }) {
    const positions = Array.isArray(body) ? body : [body]
    if (positions.length > MOST_POSITIONS) {
      throw new ApiError('too_large', `At most ${MOST_POSITIONS} positions at once.`)
    }
    return store(
      db,
      positions.map(position => accepted(parseTraccarForward(position))),
      request,
      now,
    )
  },
})
