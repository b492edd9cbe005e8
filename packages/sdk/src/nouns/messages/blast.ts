import { z } from 'zod'
import { id } from '../../contract/id-param'
import { storableText } from './storable-text'

/** As many as one call takes. */
export const MOST_RECIPIENTS = 20_000

const recipient = z.object({
  /** As typed or E.164. Null or absent: the vendor's own number. */
  phone_number: storableText(40).nullish(),
  vendor_id: z.number().int().nullish(),
  /** Where it was taken from, as the page shows it: `Group: Los Angeles`, `Typed`, `list.csv, row 4`. */
  source: storableText(200).default(''),
  /** In the place of the common text: a reminder names the vendor's own trucks. */
  body: storableText(20_000).optional(),
})

/** A message to many. Variables of templates (`{vendor}`) are filled in for each recipient. */
export const blastBody = z.object({
  kind: z.enum(['compose', 'reminder']).default('compose'),
  body: storableText(20_000).default(''),
  media: z.array(z.string().max(300)).max(100).nullish(),
  recipients: z.array(recipient).max(MOST_RECIPIENTS),
})

export type BlastBody = z.output<typeof blastBody>

const leftOut = z.object({
  phone_number: z.string().nullable(),
  name: z.string().nullable(),
  source: z.string(),
  /** In words for staff. */
  reason: z.string(),
})

/** What a message to many would do. */
export const blastPlan = z.object({
  recipients: z.array(
    z.object({
      phone_number: z.string(),
      vendor_id: id<'vendor'>().nullable(),
      name: z.string().nullable(),
      sources: z.array(z.string()),
      body: z.string(),
      segments: z.number().int(),
    }),
  ),
  left_out: z.array(leftOut),
  /** Of all recipients together. */
  segments: z.number().int(),
  /** It goes out before 8 or after 21 in Los Angeles: a warning, not a refusal. */
  quiet_hours: z.boolean(),
})

export type BlastPlan = z.output<typeof blastPlan>

/** A message to many that was accepted, and how far it has come. */
export const blast = z.object({
  blast_id: id<'blast'>(),
  kind: z.enum(['compose', 'reminder']),
  body: z.string(),
  created_at: z.iso.datetime(),
  created_by_name: z.string().nullable(),
  scheduled_for: z.iso.datetime().nullable(),
  total: z.number().int(),
  /** The carrier has them, or has refused them: the n of n/total. */
  attempted: z.number().int(),
  successful: z.number().int(),
  failed: z.number().int(),
  failures: z.array(
    z.object({
      phone_number: z.string(),
      name: z.string().nullable(),
      code: z.number().int().nullable(),
      reason: z.string(),
      /** Why a retry does not go there, in words for staff; null: it does. */
      not_again: z.string().nullable(),
    }),
  ),
  left_out: z.array(leftOut),
})

export type Blast = z.output<typeof blast>
