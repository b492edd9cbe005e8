import { ApiError, type Endpoint } from '@product/sdk/contract'
import {
  type DeliveredGpsFix,
  parseOsmAnd,
  parseTraccarForward,
  type RefusedDelivery,
  telemetryEndpoints,
} from '@product/sdk/features/telemetry'
import { addedCounts, type GpsFix, mayBeOurClock, type TrackerReading } from '@product/sdk/nouns/driving'
import { Invalid } from '../../contract/refusals'
import { type Call, implement } from '../../http/implement'
import { limitRate } from '../../http/limit-rate'
import { readQuery } from '../../http/read-input'
import { type Recorded, recordGpsFixes } from '../../nouns/driving/record-gps-fixes'
import { tokenOf, truckOfDevice } from './truck-token'

function accepted(delivery: DeliveredGpsFix | RefusedDelivery): DeliveredGpsFix {
  if ('problems' in delivery) {
    throw new Invalid(Object.fromEntries(delivery.problems.map(({ field, message }) => [field, message])))
  }
  return delivery
}

/** Every device of a delivery is checked, once, before the first fix is stored. */
async function store(
  { db, parts, request, now }: Pick<Call<Endpoint>, 'db' | 'parts' | 'request' | 'now'>,
  deliveries: readonly DeliveredGpsFix[],
) {
  const fixes = new Map<string, { truckId: number; list: GpsFix[]; readings: TrackerReading[] }>()
  const shared = tokenOf(request)
  for (const { deviceId, token = shared, fix, ...told } of deliveries) {
    const sender = `${deviceId} ${token}`
    const known = fixes.get(sender) ?? {
      truckId: await truckOfDevice(db, deviceId, token),
      list: [],
      readings: [],
    }
    if (known.list.length === 0) await limitRate(parts, `truck ${known.truckId}`, now)
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
  osmandQuery: call => store(call, [accepted(parseOsmAnd(call.query, call.now.getTime()))]),

  osmand(call) {
    const fields = { ...readQuery(new URL(call.request.url)), ...call.body }
    return store(call, [accepted(parseOsmAnd(fields, call.now.getTime()))])
  },

  traccar({ body, ...call }) {
    const positions = Array.isArray(body) ? body : [body]
    if (positions.length > MOST_POSITIONS) {
      throw new ApiError('too_large', `At most ${MOST_POSITIONS} positions at once.`)
    }
    return store(
      call,
      positions.map(position => accepted(parseTraccarForward(position))),
    )
  },
})
