import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { login_failures } from '../../db/tables/people'
import { networkOf } from '../../values/network-of'
import { sha256 } from '../../values/tokens'
import { foldedEmail } from './folded-email'

/**
 * How guessing is slowed down without letting anybody lock somebody else out:
 * - an address tried from one network waits 1 s after the 5th failure, then twice as long each time, up to 15 min;
 * - a network that fails a lot, over many addresses, waits likewise, but only after 50 failures;
 * - an address that fails from everywhere waits after 100 failures an hour, except in a browser that has logged in
 *   to it before (it carries a device cookie), which is counted on its own.
 * Counts of an unknown address go up just the same, so nothing tells which addresses exist. An attempt counts as a
 * failure before its password is looked at and is taken back when it was right: many at once are no way around.
 */
const RULES = {
  addressAndNetwork: { free: 5, forgetAfterMs: 3_600_000 },
  device: { free: 5, forgetAfterMs: 3_600_000 },
  network: { free: 50, forgetAfterMs: 600_000 },
  address: { free: 100, forgetAfterMs: 3_600_000 },
} as const

const LONGEST_DELAY_MS = 15 * 60_000

/** Milliseconds to wait after so many failures: nothing, then 1 s doubling up to 15 minutes. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_DELAY_MS, 1000 * 2 ** (failures - free))

type Kind = keyof typeof RULES

export interface Attempt {
  email: string
  ip: string
  /** Set when the browser proved with its device cookie that it has logged in to this address before. */
  device?: string
}

function keysOf({ email, ip, device }: Attempt): { kind: Kind; key: string }[] {
  const address = foldedEmail(email)
  const network = networkOf(ip)
  const texts: [Kind, string][] = device
    ? [['device', `${address} ${device}`]]
    : [
        ['addressAndNetwork', `${address} ${network}`],
        ['network', network],
        ['address', address],
      ]
  // Hashed: the table must not become a list of who tried to log in from where.
  return texts.map(([kind, text]) => ({ kind, key: `${kind} ${sha256(text).slice(0, 32)}` }))
}

type Row = typeof login_failures.$inferSelect

/** Milliseconds that a row still asks to wait. A last failure far ahead of now was noted before the clock was set back. */
function waitOf(row: Row, kind: Kind, now: Date): number {
  const { free, forgetAfterMs } = RULES[kind]
  const since = now.getTime() - row.last_at.getTime()
  return Math.abs(since) > forgetAfterMs ? 0 : delayAfter(row.failures, free) - Math.max(0, since)
}

/** An attempt that was let through, with what was counted before it. */
export interface TakenAttempt {
  keys: readonly { kind: Kind; key: string }[]
  before: readonly Row[]
  at: Date
}

/** An attempt that comes too early: how long it has to wait, milliseconds. */
export interface EarlyAttempt {
  waitMs: number
}

/**
 * Counts an attempt, or turns back one that comes too early. The password has not been looked at: a refusal tells
 * nothing. Attempts that share a key take turns here.
 */
export async function takeAttempt(db: Db, attempt: Attempt, now: Date): Promise<TakenAttempt | EarlyAttempt> {
  const keys = keysOf(attempt)
  const names = keys.map(({ key }) => key).sort()
  return db.transaction(async tx => {
    for (const name of names) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    }
    const before = await tx.select().from(login_failures).where(inArray(login_failures.key, names))
    const waits = keys.flatMap(({ kind, key }) =>
      before.filter(row => row.key === key).map(row => waitOf(row, kind, now)),
    )
    const wait = Math.max(0, ...waits)
    if (wait > 0) return { waitMs: wait }
    await countFailure(tx, keys, now)
    return { keys, before, at: now }
  })
}

async function countFailure(tx: Db, keys: TakenAttempt['keys'], now: Date): Promise<void> {
  for (const { kind, key } of keys) {
    const forgotten = new Date(now.getTime() - RULES[kind].forgetAfterMs).toISOString()
    await tx
      .insert(login_failures)
      .values({ key, failures: 1, last_at: now })
      .onConflictDoUpdate({
        target: login_failures.key,
        set: {
          failures: sql`case when ${login_failures.last_at} < ${forgotten}::timestamptz then 1 else ${login_failures.failures} + 1 end`,
          last_at: now,
        },
      })
  }
}

const LONGEST_MEMORY_MS = Math.max(...Object.values(RULES).map(({ forgetAfterMs }) => forgetAfterMs))

/** Clears what no rule remembers; a row that somebody else is counting in is left to the next sweep. */
async function sweepForgotten(tx: Db, now: Date): Promise<void> {
  const forgotten = tx
    .select({ key: login_failures.key })
    .from(login_failures)
    .where(lt(login_failures.last_at, new Date(now.getTime() - LONGEST_MEMORY_MS)))
    .for('update', { skipLocked: true })
  await tx.delete(login_failures).where(inArray(login_failures.key, forgotten))
}

/** Takes an attempt out of the count of a key: as if it had not been made. */
async function uncount(tx: Db, key: string, { before, at }: TakenAttempt): Promise<void> {
  const last_at = (before.find(stored => stored.key === key)?.last_at ?? at).toISOString()
  await tx
    .update(login_failures)
    .set({
      failures: sql`${login_failures.failures} - 1`,
      last_at: sql`case when ${login_failures.last_at} = ${at.toISOString()}::timestamptz then ${last_at}::timestamptz else ${login_failures.last_at} end`,
    })
    .where(eq(login_failures.key, key))
}

/**
 * Everything was right: clears what was counted for this address here, and takes the attempt itself out of the counts of
 * the network and of the address.
 */
export async function takeBack(tx: Db, attempt: TakenAttempt): Promise<void> {
  await sweepForgotten(tx, attempt.at)
  for (const { kind, key } of attempt.keys) {
    if (kind === 'addressAndNetwork' || kind === 'device') {
      await tx.delete(login_failures).where(eq(login_failures.key, key))
    } else await uncount(tx, key, attempt)
  }
}

/**
 * The password was right and the code of the second factor was not there yet: nothing was guessed, but nothing is
 * forgotten either. Else whoever knows the password could guess codes without end, and clear the count in between.
 */
export async function undoAttempt(tx: Db, attempt: TakenAttempt): Promise<void> {
  for (const { key } of attempt.keys) await uncount(tx, key, attempt)
}
