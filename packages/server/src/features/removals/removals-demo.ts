import { completeRemoval } from '@product/sdk/nouns/removals'
import { addDays, type Day, losAngelesDay } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { DemoWorld } from '../../demo/demo-world'
import { updateSchedule } from '../../nouns/payments/payment-schedule-store'
import { selectRemovals, storeRemoval } from '../../nouns/removals/removal-store'
import { goesOn } from '../../nouns/removals/schedule-end-sql'

/** What ended within so many days is still on most of its trucks. */
const STILL_ON_DAYS = 12

export const NOTE_OF_PICTURE = 'Vendor took the panels off himself and sent a picture.'

const NOTES = [
  NOTE_OF_PICTURE,
  'Both sides and the back door are clean, no damage to the paint.',
  'Over cab panel kept for the next campaign.',
  '',
]

/** The schedule that would end next ends today, ahead of its time. No closed month pays for what is cut. */
async function endOneEarly(tx: Db, today: Day, now: Date): Promise<void> {
  const [removal] = await selectRemovals(
    tx,
    sql`where p.start_date < ${today}::date and p.end_date > ${today}::date and not ${goesOn}
      order by p.end_date, p.payment_schedule_id limit 1`,
  )
  if (!removal) return
  const noted = { ...removal, removal_notes: 'The truck was sold: the new owner wants it white.' }
  const result = completeRemoval(noted, { removed: today, today, isConfirmed: true })
  if (!('written' in result) || !result.written.schedule) return
  const { was, becomes } = result.written.schedule
  await updateSchedule(tx, removal.payment_schedule_id, { end_date: becomes })
  await storeRemoval(tx, removal.removal_id, {
    ...result.written.removal,
    end_before_cut: was,
    end_after_cut: becomes,
    changed_at: now,
  })
}

/** Removals of schedules that ended, complete but for the latest, and one ahead of its time: by the rule of the pages. */
export async function addDemoRemovals({ tx, now }: DemoWorld): Promise<void> {
  const today = losAngelesDay(now)
  await endOneEarly(tx, today, now)
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
