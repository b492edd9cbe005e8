import { z } from 'zod'
import { changedDayField } from '../../contract/day-field'
import { linesOfText, TEXT_FIELD_TEXTS } from '../../contract/text-field'
import { REMOVAL_TEXTS } from './removal-texts'

/** Of notes as they are typed; the lines that are appended to them come on top. */
export const MOST_NOTES = 20_000

/** What a call takes: what stands already may be longer than what may be typed. */
const MOST_SENT = 1_000_000

/**
 * Why notes can't be stored; undefined: they can. Ones that stand longer than they could be typed may be sent as they are,
 * or shortened. Ours.
 */
export const notesProblem = (sent: string, stored: string): string | undefined =>
  sent.length > Math.max(MOST_NOTES, stored.length) ? TEXT_FIELD_TEXTS.tooLong(MOST_NOTES) : undefined

const sameDay = ({ removal_date, removed_date }: { removal_date?: unknown; removed_date?: unknown }) =>
  removal_date === undefined || removed_date === undefined || removal_date === removed_date

/**
 * What is sent of a removal. What is left out stays. The day is `removal_date` or `removed_date`; it counts only where
 * the removal becomes complete. Spec: operations, 7. Source: decisions, "Operations".
 */
export const removalSave = z
  .object({
    removal_id: z.number().int().optional(),
    payment_schedule_id: z.number().int().optional(),
    removal_complete: z.boolean(),
    removal_notes: linesOfText(MOST_SENT).nullish(),
    /** An upload's address; null or blank takes the picture away. */
    removal_img_url: z.string().max(300).nullish(),
    removal_date: changedDayField(REMOVAL_TEXTS.noDate),
    removed_date: changedDayField(REMOVAL_TEXTS.noDate),
    /** Says that the schedule may end early. */
    truncate_payment_schedule: z.boolean().nullish(),
    /** Ours: reopened, the schedule ends again when it did before it was cut. */
    restore_payment_schedule: z.boolean().nullish(),
    /** Of the removal and its schedule as they were read; stale ones are refused. */
    version: z.number().int().optional(),
    payment_schedule_version: z.number().int().optional(),
  })
  .refine(sameDay, { path: ['removal_date'], error: REMOVAL_TEXTS.twoDates })
  .transform(({ removed_date, removal_date, ...rest }) => ({
    ...rest,
    removed_date: removed_date ?? removal_date ?? null,
  }))

export type RemovalSave = z.output<typeof removalSave>
