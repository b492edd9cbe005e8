import { z } from 'zod'
import { id } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'

/** What happens to vendors and trucks, by kind. */
export const TIMELINE_KINDS = {
  vendor: 'Vendor',
  truck: 'Trucks',
  file: 'Files',
  schedule: 'Payment schedules',
  fix: 'Fix list',
  campaign: 'Campaigns',
  picture: 'Pictures',
  removal: 'Removals',
} as const

export type TimelineKind = keyof typeof TIMELINE_KINDS

export const TIMELINE_EVENTS = [
  /** Someone did something; `text` is the rest of a sentence that begins with the actor. */
  'done',
  'schedule_started',
  'schedule_ended',
  'fix_identified',
  'fix_closed',
  'campaign_started',
  'campaign_ended',
  'picture_tagged',
  'artwork_removed',
  'file_added',
] as const

export const timelineEntry = z.object({
  /** Tells entries of one timeline apart. */
  key: z.string(),
  // The kinds are the keys of an object literal, of which there are some.
  kind: z.enum(Object.keys(TIMELINE_KINDS) as [TimelineKind, ...TimelineKind[]]),
  event: z.enum(TIMELINE_EVENTS),
  /** Of what is only known by its day, the start of that day in Los Angeles. */
  at: z.iso.datetime(),
  only_day: z.boolean(),
  /** Who did it; null where that is not known. */
  actor_name: z.string().nullable(),
  /** What was done, or the name of the campaign, the file, the side of the picture, or what is to be mended. */
  text: z.string().nullable(),
  truck_id: id<'truck'>().nullable(),
  truck_name: z.string().nullable(),
  campaign_id: id<'campaign'>().nullable(),
  truck_problem_id: id<'truck_problem'>().nullable(),
  payment_schedule_id: id<'payment_schedule'>().nullable(),
  /** Of a schedule, a month. */
  monthly_rate_cents: z.number().int().nullable(),
})

export type TimelineEntry = z.output<typeof timelineEntry>

const kindsParam = z
  .string()
  .max(200)
  .default('')
  .transform(text => text.split(',').filter(kind => kind !== ''))
  .pipe(z.array(timelineEntry.shape.kind))

/** The newest first. `kinds`, with commas between them, leaves only those. */
export const timelineQuery = pagedQuery(['at'])
  .pick({ page: true, pageSize: true })
  .extend({ kinds: kindsParam })

export const timelineAnswer = z.object({
  timeline: z.array(timelineEntry),
  /** Of the kinds asked for. */
  rowCount: z.number().int(),
  /** How many there are of each kind, whatever was asked for. */
  kinds: z.array(z.object({ kind: timelineEntry.shape.kind, count: z.number().int() })),
})
export type TimelineAnswer = z.output<typeof timelineAnswer>
