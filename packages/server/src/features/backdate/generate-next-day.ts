import {
  dayOutcomeText,
  type DayOutcome,
  generateDay,
  isPassing,
  routeSeed,
} from '@product/sdk/nouns/placeholders'
import { LOS_ANGELES, seededRandom } from '@product/sdk/values'
import type { AppParts } from '../../http/app-context'
import { replaceModelledDay } from '../../nouns/driving/path-store'
import {
  endProcess,
  lockRunning,
  nextDay,
  setWaiting,
  settleDay,
} from '../../nouns/placeholders/route-process-store'
import { lockPlaceholders } from '../../nouns/placeholders/placeholder-store'
import { campaignPlaceholders } from './campaign-placeholders'
import { type PlacedPlaceholder, placePlaceholder } from './place-placeholder'

/** How long a service that gave no answer is left alone, where it does not say so itself. */
const PAUSE_MS = 60_000
/** So many addresses are named with an outcome; the others are counted. */
const NAMED = 3

type Parts = Pick<AppParts, 'db' | 'clock' | 'router' | 'geocoder'>

/** The placeholders of the process at work, as they were when it was taken up. */
export interface TakenUp {
  processId: number
  placed: Map<number, PlacedPlaceholder | undefined>
}

const OFF_CAMPAIGN = { made: false, outcome: 'no longer on the campaign' }

function settled({ unplaced }: PlacedPlaceholder, outcome: DayOutcome) {
  const named = unplaced.slice(0, NAMED).join(', ')
  const more = unplaced.length > NAMED ? ` and ${unplaced.length - NAMED} more` : ''
  const note = unplaced.length === 0 ? '' : `; can’t be placed: ${named}${more}`
  return { made: outcome.code === 'made', outcome: dayOutcomeText(outcome) + note }
}

/**
 * Makes the next route that a process asks for. The path and what became of the day are stored together, so that it goes
 * on after a stop at any moment with the first day that is not done. Answers how many days were done; 0 where there is
 * nothing to do now.
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
    await endProcess(db, processId, 'finished', now)
    return { done: 1 }
  }
  const takenUp = before?.processId === processId ? before : { processId, placed: new Map() }
  const wait = async (problem: { code: DayOutcome['code']; resetAt?: number }, text: string) => {
    const until = new Date(Math.max(problem.resetAt ?? 0, now.getTime() + PAUSE_MS))
    await setWaiting(db, processId, { for: text, until })
    return { done: 0, takenUp }
  }
  const { placeholder_id: placeholderId, day } = asked
  if (!takenUp.placed.has(placeholderId)) {
    const placeholder = (await campaignPlaceholders(db, process.campaign_id)).find(
      one => one.placeholder_id === placeholderId,
    )
    const placed = placeholder && (await placePlaceholder(db, parts, placeholder))
    if (placed && 'waitFor' in placed) return wait(placed.waitFor, dayOutcomeText(placed.waitFor))
    takenUp.placed.set(placeholderId, placed)
  }
  const placed = takenUp.placed.get(placeholderId)
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
  if (outcome && outcome.code !== 'made' && isRouterProblem(outcome) && isPassing(outcome)) {
    return wait(outcome, dayOutcomeText(outcome))
  }
  const at = { processId, placeholderId, day }
  await db.transaction(async tx => {
    if (!(await lockRunning(tx, processId))) return
    // One that was deleted meanwhile must leave no paths behind.
    const isKept = (await lockPlaceholders(tx, [placeholderId])).length > 0
    const result = isKept && placed && outcome ? settled(placed, outcome) : OFF_CAMPAIGN
    if (!(await settleDay(tx, at, result))) return
    if (process.waiting_for !== null) await setWaiting(tx, processId, undefined)
    // What stood there was asked to be replaced; a day without a route has none.
    if (isKept && outcome) {
      const path = outcome.code === 'made' ? { ...outcome.route, seed } : undefined
      await replaceModelledDay(tx, placeholderId, day, path)
    }
  })
  return { done: 1, takenUp }
}

const OURS = new Set(['no_route_within', 'no_stops', 'no_places', 'empty_group', 'day_not_over'])

const isRouterProblem = (
  outcome: Exclude<DayOutcome, { code: 'made' }>,
): outcome is Exclude<
  DayOutcome,
  { code: 'made' | 'no_route_within' | 'no_stops' | 'no_places' | 'empty_group' | 'day_not_over' }
> => !OURS.has(outcome.code)
