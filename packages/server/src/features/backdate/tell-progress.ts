import type { Db } from '../../db/db'
import { type DayAt, findProcess, findProcessDay } from '../../nouns/placeholders/route-process-store'
import type { Events } from '../../outside/events'

interface Telling {
  db: Db
  events: Events
}

/** Tells open pages how far a generation of routes is, and what became of the day that was just done. */
export async function tellProgress({ db, events }: Telling, processId: number, at?: DayAt): Promise<void> {
  const process = await findProcess(db, processId)
  if (!process) return
  const day = at && (await findProcessDay(db, at))
  events.publish({ name: 'routeProgress', payload: { process, ...(day && { day }) } })
}
