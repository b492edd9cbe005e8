import { type BlockedEvent, type BlockedState, nextBlockedState } from '@product/sdk/nouns/messages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { contacts } from '../../db/tables/messages'
import { lockContact } from './contact-store'

export const isSameBlock = (one: BlockedState, other: BlockedState): boolean =>
  one.blocked_reason === other.blocked_reason &&
  one.blocked_code === other.blocked_code &&
  one.passing_failures === other.passing_failures

/** Takes up what happened with a number. True where texts to it go out now and did not, or the other way round. */
export async function foldBlocked(tx: Db, phone: string, event: BlockedEvent, now: Date): Promise<boolean> {
  const contact = await lockContact(tx, phone)
  if (!contact) return false
  const { blocked_code, passing_failures } = contact
  // Only this store writes the reason, from the rule.
  const blocked_reason = contact.blocked_reason as BlockedState['blocked_reason']
  const state = { blocked_reason, blocked_code, passing_failures }
  const next = nextBlockedState(state, event)
  if (isSameBlock(state, next)) return false
  const changed = next.blocked_reason !== blocked_reason
  const since = next.blocked_reason === null ? null : now
  await tx
    .update(contacts)
    .set({ ...next, ...(changed && { blocked_at: since }) })
    .where(eq(contacts.phone_number, phone))
  return changed
}
