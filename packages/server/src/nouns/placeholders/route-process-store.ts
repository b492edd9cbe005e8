import type { RouteProcess, RouteProcessDay } from '@product/sdk/nouns/placeholders'
import { and, asc, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import {
  route_process_days as days,
  route_processes as processes,
  type SettledDay,
} from '../../db/tables/placeholders'

/** How many that ended are still shown. */
const SHOWN = 20

const wire = (at: Date | null): string | null => at?.toISOString() ?? null

async function select(db: Db, id?: number): Promise<RouteProcess[]> {
  const ofProcess = eq(days.route_process_id, processes.route_process_id)
  const found = await db
    .select({
      row: processes,
      total: db.$count(days, ofProcess),
      done: db.$count(days, and(ofProcess, sql`${days.made} is not null`)),
      failed: db.$count(days, and(ofProcess, eq(days.made, false))),
    })
    .from(processes)
    .where(id === undefined ? undefined : eq(processes.route_process_id, id))
    .orderBy(desc(eq(processes.status, 'running')), desc(processes.route_process_id))
    .limit(SHOWN)
  return found.map(({ row, ...counts }) => ({
    route_process_id: row.route_process_id,
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    start: row.start_on,
    end: row.end_on,
    status: stateOf(row.status),
    started_at: row.started_at.toISOString(),
    started_by: row.started_by,
    ended_at: wire(row.ended_at),
    waiting_for: row.waiting_for,
    resumes_at: wire(row.resumes_at),
    ...counts,
  }))
}

const stateOf = (status: string): RouteProcess['status'] =>
  status === 'running' || status === 'cancelled' ? status : 'finished'

/** Those that run, then the latest that ended; the newest first. */
export const listProcesses = (db: Db): Promise<RouteProcess[]> => select(db)

export const findProcess = async (db: Db, id: number): Promise<RouteProcess | undefined> =>
  first(await select(db, id))

type NewProcess = Pick<
  typeof processes.$inferInsert,
  'campaign_id' | 'campaign_name' | 'start_on' | 'end_on' | 'started_at' | 'started_by'
>

/** Undefined where the campaign has one that runs. */
export async function insertProcess(
  tx: Db,
  process: NewProcess,
  of: readonly { placeholder_id: number; name: string }[],
): Promise<number | undefined> {
  const [added] = await tx.insert(processes).values(process).onConflictDoNothing().returning()
  if (!added) return undefined
  for (const { placeholder_id, name } of of) {
    await tx.execute(sql`insert into route_process_days (route_process_id, placeholder_id, placeholder_name, day)
      select ${added.route_process_id}::int, ${placeholder_id}::int, ${name}::text, day::date
      from generate_series(${process.start_on}::date, ${process.end_on}::date - 1, interval '1 day') as day`)
  }
  return added.route_process_id
}

/** The process that has waited longest of those that are to go on now, with its next day. */
export async function nextDay(db: Db, now: Date) {
  const due = or(isNull(processes.resumes_at), lte(processes.resumes_at, now))
  const [process] = await db
    .select()
    .from(processes)
    .where(and(eq(processes.status, 'running'), due))
    .orderBy(asc(processes.route_process_id))
    .limit(1)
  if (!process) return undefined
  const [day] = await db
    .select({ placeholder_id: days.placeholder_id, day: days.day })
    .from(days)
    .where(and(eq(days.route_process_id, process.route_process_id), isNull(days.made)))
    .orderBy(asc(days.day), asc(days.placeholder_id))
    .limit(1)
  return { process, day }
}

/** Whether it still runs; keeps it from being changed until the transaction ends. */
export async function lockRunning(tx: Db, id: number): Promise<boolean> {
  const isIt = and(eq(processes.route_process_id, id), eq(processes.status, 'running'))
  return (await tx.select().from(processes).where(isIt).for('update')).length > 0
}

/** One placeholder's day in one process. */
export interface DayAt {
  processId: number
  placeholderId: number
  day: string
}

const isAt = (at: DayAt): SQL | undefined =>
  and(
    eq(days.route_process_id, at.processId),
    eq(days.placeholder_id, at.placeholderId),
    eq(days.day, at.day),
  )

/** False where the day is done already. */
export async function settleDay(tx: Db, at: DayAt, outcome: SettledDay): Promise<boolean> {
  const settled = await tx
    .update(days)
    .set({ made: outcome.result.code === 'made', outcome })
    .where(and(isAt(at), isNull(days.made)))
    .returning({ day: days.day })
  return settled.length > 0
}

/** Says what a process waits for, or that it goes on. */
export async function setWaiting(
  tx: Db,
  id: number,
  waiting: { for: NonNullable<RouteProcess['waiting_for']>; until: Date } | undefined,
): Promise<void> {
  await tx
    .update(processes)
    .set({ waiting_for: waiting?.for ?? null, resumes_at: waiting?.until ?? null })
    .where(eq(processes.route_process_id, id))
}

/** False where it ended before. */
export async function endProcess(
  tx: Db,
  id: number,
  status: 'finished' | 'cancelled',
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(processes)
    .set({ status, ended_at: now, waiting_for: null, resumes_at: null })
    .where(and(eq(processes.route_process_id, id), eq(processes.status, 'running')))
    .returning({ id: processes.route_process_id })
  return ended.length > 0
}

async function selectDays(db: Db, condition: SQL | undefined): Promise<RouteProcessDay[]> {
  const found = await db
    .select({
      placeholder_id: days.placeholder_id,
      placeholder_name: days.placeholder_name,
      day: days.day,
      outcome: days.outcome,
    })
    .from(days)
    .where(condition)
    .orderBy(asc(days.placeholder_name), asc(days.placeholder_id), asc(days.day))
  return found.map(({ outcome, ...day }) => ({
    ...day,
    outcome: outcome?.result ?? null,
    unplaced: outcome?.unplaced ?? null,
  }))
}

export const listProcessDays = (db: Db, id: number): Promise<RouteProcessDay[]> =>
  selectDays(db, eq(days.route_process_id, id))

export const findProcessDay = async (db: Db, at: DayAt): Promise<RouteProcessDay | undefined> =>
  first(await selectDays(db, isAt(at)))
