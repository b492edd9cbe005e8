import type { RouteProcess } from '@product/sdk/nouns/placeholders'
import type { Db } from '../../db/db'
import { type DayAt, findProcess, findProcessDay } from '../../nouns/placeholders/route-process-store'
import type { Events } from '../../outside/events'

interface Telling {
  db: Db
  events: Events
}

/** Counting the days of a long process takes longer than making one: between them they are added up. */
const COUNTED_EVERY = 20

/** Tells open pages how far a generation of routes is. */
export async function tellProgress({ db, events }: Telling, processId: number): Promise<void> {
  const process = await findProcess(db, processId)
  if (process) events.publish({ name: 'routeProgress', payload: { process } })
}

/** The same and what became of the day that was just done. `before`: what was told last, by this server. */
export async function tellDay(
  { db, events }: Telling,
  at: DayAt,
  before: RouteProcess | undefined,
): Promise<RouteProcess | undefined> {
  const day = await findProcessDay(db, at)
  const isCounted = !before || before.done % COUNTED_EVERY === 0
  const process = isCounted ? await findProcess(db, at.processId) : withDay(before, day?.outcome?.code)
  if (process) events.publish({ name: 'routeProgress', payload: { process, ...(day && { day }) } })
  return process
}

const withDay = (before: RouteProcess, code: string | undefined): RouteProcess => ({
  ...before,
  done: before.done + 1,
  failed: before.failed + (code === 'made' ? 0 : 1),
})
