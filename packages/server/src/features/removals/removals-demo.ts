import { completeRemoval } from '@product/sdk/nouns/removals'
import { addDays, losAngelesDay } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import type { DemoWorld } from '../../demo/demo-world'
import { selectRemovals, storeRemoval } from '../../nouns/removals/removal-store'
import { goesOn } from '../../nouns/removals/schedule-end-sql'

/** What ended within so many days is still on most of its trucks. */
const STILL_ON_DAYS = 12

const NOTES = [
  'Vendor took the panels off himself and sent a picture.',
  'Both sides and the back door are clean, no damage to the paint.',
  'Over cab panel kept for the next campaign.',
  '',
]

/** Removals of schedules that ended: complete but for the latest, each by the rule that the page's own follow. */
export async function addDemoRemovals({ tx, now }: DemoWorld): Promise<void> {
  const today = losAngelesDay(now)
  const over = await selectRemovals(
    tx,
    sql`where p.end_date < ${addDays(today, -STILL_ON_DAYS)}::date and not ${goesOn} order by p.payment_schedule_id`,
  )
  for (const [at, removal] of over.entries()) {
    const removed = addDays(removal.payment_schedule_end_date ?? today, 1 + (at % 6))
    const noted = { ...removal, removal_notes: NOTES[at % NOTES.length] ?? '' }
    const result = completeRemoval(noted, { removed, today, isConfirmed: false })
    if ('written' in result)
      await storeRemoval(tx, removal.removal_id, {
        ...result.written.removal,
        changed_at: new Date(`${removed}T18:00:00Z`),
      })
  }
}
