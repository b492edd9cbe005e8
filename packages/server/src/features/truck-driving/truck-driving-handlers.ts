import { truckDrivingEndpoints } from '@product/sdk/features/truck-driving'
import { mileageOfMonth } from '@product/sdk/nouns/driving'
import { losAngelesDay, monthDays } from '@product/sdk/values'
import { ApiError } from '@product/sdk/contract'
import { implement } from '../../http/implement'
import { truckHistory } from '../../nouns/campaigns/truck-history-store'
import {
  type DaySpan,
  firstFixAt,
  trackedDays,
  truckDrives,
  truckMilesByDay,
} from '../../nouns/driving/truck-path-store'
import { requireTruck } from '../../nouns/fleet/require-fleet'
import { renewTrackerToken } from '../../nouns/fleet/tracker-token-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { setTruckTracker } from './set-tracker'
import { trackerAnswer } from './tracker-answer'

/** A year and a day: more drives than that no map shows. */
const MOST_DAYS_OF_ROUTES = 366
const DAY_MS = 86_400_000

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0)

function inOrder(span: DaySpan): DaySpan {
  if (span.last < span.first) throw new ApiError('malformed', 'The last day comes before the first.')
  return span
}

function shortEnough(span: DaySpan): DaySpan {
  if ((Date.parse(span.last) - Date.parse(span.first)) / DAY_MS >= MOST_DAYS_OF_ROUTES) {
    throw new ApiError('malformed', `Please ask for at most ${MOST_DAYS_OF_ROUTES} days at once.`)
  }
  return span
}

export const truckDrivingHandlers = implement(truckDrivingEndpoints, {
  async truckRoutes({ db, params, query }) {
    const span = shortEnough(inOrder({ first: query.start_date, last: query.end_date }))
    await requireTruck(db, params.id)
    const routes = await truckDrives(db, params.id, span)
    return { routes, total: sumOf(routes.map(({ distance }) => distance)) }
  },

  async truckHistory({ db, params }) {
    const { truck_id } = await requireTruck(db, params.id)
    const history = await truckHistory(db, truck_id)
    const firstFix = await firstFixAt(db, truck_id)
    return {
      truck: {
        first_datetime: firstFix?.toISOString() ?? null,
        gps_provider: history[0]?.gps_provider ?? null,
        history: history.map(({ gps_provider: _, ...campaign }) => ({ truck_id, ...campaign })),
      },
    }
  },

  async truckMileage({ db, params, query }) {
    const span = inOrder({ first: query.start_active, last: query.end_active })
    await requireTruck(db, params.id)
    return { mileage: [{ total: sumOf((await truckMilesByDay(db, params.id, span)).values()) }] }
  },

  async truckDailyMileage({ db, params, query, now }) {
    const { truck_id } = await requireTruck(db, params.id)
    const span = monthDays(query.month)
    const miles = await truckMilesByDay(db, truck_id, span)
    const tracked = await trackedDays(db, truck_id, span)
    const days = mileageOfMonth(query.month, { miles, tracked, today: losAngelesDay(now) })
    return {
      days,
      total: sumOf(miles.values()),
      silent_days: days.filter(({ state }) => state === 'silent').length,
    }
  },

  async truckTracker({ db, params, now }) {
    return { tracker: await trackerAnswer(db, await requireTruck(db, params.id), now) }
  },

  setTruckTracker,

  // Its answer is never stored under an Idempotency-Key: the token would stand there to be read.
  renewTrackerToken: {
    ownTransaction: true,
    handler: ({ db, params, session, now, requestId }) =>
      db.transaction(async tx => {
        const truck = await requireTruck(tx, params.id)
        const new_token = await renewTrackerToken(tx, truck.truck_id)
        await recordAudit(tx, {
          session,
          now,
          requestId,
          action: `made a new tracker token for truck ${truck.name}`,
          entity: 'truck',
          entityId: truck.truck_id,
        })
        return { new_token }
      }),
  },
})
