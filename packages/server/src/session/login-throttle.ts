import { ApiError } from '@product/sdk/contract'
import { LOGIN_TEXTS } from '@product/sdk/session'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { login_failures } from '../db/tables/people'
import { sha256 } from '../http/tokens'

/**
 * How guessing is slowed down without letting anybody lock somebody else out:
 * - an address tried from one network waits 1 s after the 5th failure, then twice as long each time, up to 15 min;
 * - a network that fails a lot, over many addresses, waits likewise, but only after 50 failures;
 * - an address that fails from everywhere waits after 100 failures an hour, except in a browser that has logged in
 *   to it before (it carries a device cookie), which is counted on its own.
 * Counts of an unknown address go up just the same, so nothing tells which addresses exist.
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

async function keysOf({ email, ip, device }: Attempt): Promise<{ kind: Kind; key: string }[]> {
  const address = email.trim().toLowerCase()
  const texts: [Kind, string][] = device
    ? [['device', `${address} ${device}`]]
    : [
        ['addressAndNetwork', `${address} ${ip}`],
        ['network', ip],
        ['address', address],
      ]
  return Promise.all(
    // Hashed: the table must not become a list of who tried to log in from where.
    texts.map(async ([kind, text]) => ({ kind, key: `${kind} ${(await sha256(text)).slice(0, 32)}` })),
  )
}

/** Refuses an attempt that comes too early. The password has not been looked at: it tells nothing. */
export async function refuseEarlyAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = await keysOf(attempt)
  const stored = await db
    .select()
    .from(login_failures)
    .where(
      inArray(
        login_failures.key,
        keys.map(({ key }) => key),
      ),
    )
  const waits = stored.map(row => {
    const kind = keys.find(({ key }) => key === row.key)?.kind ?? 'network'
    const { free, forgetAfterMs } = RULES[kind]
    const since = now.getTime() - row.last_at.getTime()
    return since > forgetAfterMs ? 0 : delayAfter(row.failures, free) - since
  })
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw new ApiError('too_many', LOGIN_TEXTS.refused, { retryAfter: Math.ceil(wait / 1000) })
}

export async function noteFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const { kind, key } of await keysOf(attempt)) {
    const forgotten = new Date(now.getTime() - RULES[kind].forgetAfterMs).toISOString()
    await db
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

/** A success clears what was counted for this address here; the network's count stays. */
export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  const keys = await keysOf(attempt)
  const own = keys.filter(({ kind }) => kind === 'addressAndNetwork' || kind === 'device')
  await db.delete(login_failures).where(
    inArray(
      login_failures.key,
      own.map(({ key }) => key),
    ),
  )
}
