import {
  type DayOutcome,
  dayResultOf,
  generateDay,
  type Geocoder,
  isPassing,
  type PassingProblem,
  type RouteProcess,
  routeSeed,
} from '@product/sdk/nouns/placeholders'
import { LOS_ANGELES, seededRandom } from '@product/sdk/values'
import type { SettledDay } from '../../db/tables/placeholders'
import type { AppParts } from '../../http/app-context'
import { replaceModelledDay } from '../../nouns/driving/path-store'
import { lockPlaceholders } from '../../nouns/placeholders/placeholder-store'
import {
  endProcess,
  lockRunning,
  nextDay,
  setWaiting,
  settleDay,
} from '../../nouns/placeholders/route-process-store'
import { campaignPlaceholder } from './campaign-placeholders'
import { type PlacedPlaceholder, placePlaceholder } from './place-placeholder'
import { rememberingGeocoder } from '../../outside/remembering-geocoder'
import { tellDay, tellProgress } from './tell-progress'

/** How long a service that gave no answer is left alone, where it does not say so itself. */
const PAUSE_MS = 60_000
/** So many addresses are named with an outcome; the others are counted. */
const NAMED = 3

type Parts = Pick<AppParts, 'db' | 'clock' | 'router' | 'geocoder' | 'events'>

/** What is known of the process at work. */
export interface TakenUp {
  processId: number
  /** Where its addresses lie. */
  geocoder: Geocoder
  /** How far it was when pages were last told. */
  told?: RouteProcess | undefined
}

function settled({ unplaced, addressAt }: PlacedPlaceholder, outcome: DayOutcome): SettledDay {
  const names = unplaced.slice(0, NAMED)
  return {
    result: dayResultOf(outcome, addressAt),
    unplaced: names.length === 0 ? null : { names, more: unplaced.length - names.length },
  }
}

const OFF_CAMPAIGN: SettledDay = { result: { code: 'off_campaign' }, unplaced: null }

/**
 * Makes the next route that a process asks for, of the placeholder as it is now. The path and what became of the day are
 * stored together, so that it goes on after a stop at any moment with the first day that is not done. Answers how many
 * days were done; 0 where there is nothing to do now.
 */
export async function generateNextDay(
  parts: Parts,
  before: TakenUp | undefined,
): Promise<{ done: number; takenUp?: TakenUp }> {
  const { db, clock, router } = parts
  const now = clock.now()
  const next = await nextDay(db, now)
  if (!next) return { done: 0 }
  const { process, day: asked } = next
  const processId = process.route_process_id
  if (!asked) {
    if (await endProcess(db, processId, 'finished', now)) await tellProgress(parts, processId)
    return { done: 1 }
  }
  const takenUp =
    before?.processId === processId ? before : { processId, geocoder: rememberingGeocoder(parts.geocoder) }
  const wait = async (problem: PassingProblem) => {
    const resetAt = ('resetAt' in problem ? problem.resetAt : undefined) ?? 0
    const until = new Date(Math.max(resetAt, now.getTime() + PAUSE_MS))
    await setWaiting(db, processId, { for: problem.code, until })
    await tellProgress(parts, processId)
    return { done: 0, takenUp: { ...takenUp, told: undefined } }
  }
  const { placeholder_id: placeholderId, day } = asked
  const placeholder = await campaignPlaceholder(db, process.campaign_id, placeholderId)
  const placed = placeholder && (await placePlaceholder(db, takenUp, placeholder))
  if (placed && 'waitFor' in placed) return wait(placed.waitFor)
  const seed = routeSeed(placeholderId, day)
  const outcome =
    placed &&
    (await generateDay({
      ...placed,
      router,
      day,
      timeZone: LOS_ANGELES,
      now: now.getTime(),
      randomFor: use => seededRandom(`${use} ${seed}`),
    }))
  if (outcome && isPassing(outcome)) return wait(outcome)
  const at = { processId, placeholderId, day }
  const isDone = await db.transaction(async tx => {
    if (!(await lockRunning(tx, processId))) return false
    // One that was deleted meanwhile must leave no paths behind.
    const isKept = (await lockPlaceholders(tx, [placeholderId])).length > 0
    const result = isKept && placed && outcome ? settled(placed, outcome) : OFF_CAMPAIGN
    if (!(await settleDay(tx, at, result))) return false
    if (process.waiting_for !== null) await setWaiting(tx, processId, undefined)
    // What stood there was asked to be replaced; a day without a route has none.
    if (isKept && outcome) {
      const path = outcome.code === 'made' ? { ...outcome.route, seed } : undefined
      await replaceModelledDay(tx, placeholderId, day, path)
    }
    return true
  })
  if (!isDone) return { done: 1, takenUp: { ...takenUp, told: undefined } }
  return { done: 1, takenUp: { ...takenUp, told: await tellDay(parts, at, takenUp.told) } }
}
