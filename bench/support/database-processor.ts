import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const TICKS_A_SECOND = 100

/** Seconds of processor time of a process of this machine, undefined where it is gone. */
function processorSeconds(pid: number): number | undefined {
  try {
    // After the name in brackets, which may hold anything; the 12th and 13th from there.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return undefined
  }
}

/**
 * Cores that a PostgreSQL on this machine is busy with until `over` says so: by the connections to this database, and by
 * what writes for all.
 */
export async function databaseCores(pool: pg.Pool, over: () => boolean): Promise<number> {
  const used = new Map<number, { first: number; last: number }>()
  const began = performance.now()
  for (let isFirst = true; !over(); isFirst = false) {
    const found = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
        or backend_type in ('checkpointer', 'background writer', 'walwriter')`,
    )
    for (const { pid } of found.rows) {
      const seconds = processorSeconds(pid)
      // One that came later did all of its work meanwhile.
      if (seconds !== undefined)
        used.set(pid, { first: isFirst ? seconds : 0, ...used.get(pid), last: seconds })
    }
    await setTimeout(1000)
  }
  const total = [...used.values()].reduce((sum, { first, last }) => sum + last - first, 0)
  return total / ((performance.now() - began) / 1000)
}

/** The longest (ms) that one connection to this database waited for another's lock until `over` says so. */
export async function longestLockWait(pool: pg.Pool, over: () => boolean): Promise<number> {
  const since = new Map<number, number>()
  let longest = 0
  while (!over()) {
    const waiting = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    const now = performance.now()
    const pids = new Set(waiting.rows.map(({ pid }) => pid))
    for (const pid of since.keys()) if (!pids.has(pid)) since.delete(pid)
    for (const pid of pids) {
      const from = since.get(pid) ?? now
      since.set(pid, from)
      longest = Math.max(longest, now - from)
    }
    await setTimeout(5)
  }
  return longest
}
