import { z } from 'zod'
import { bodyId, id } from '../../contract/id-param'
import { requiredLine } from '../../contract/text-field'
import { targetAreaProblem, closeRing } from './target-area'
import type { CampaignTruck } from './campaign-truck'
import type { Placeholder } from '../placeholders/placeholder'
import { instantField } from '../../contract/instant-field'

/** Messages of the form are ours: the specification shows none. */
export const CAMPAIGN_FORM_TEXTS = {
  noName: 'Please enter a campaign name.',
  noClient: 'Please select a client.',
  noStart: 'Please select a start date.',
  noEnd: 'Please select an end date.',
  endBeforeStart: 'The end date must not be before the start date.',
  priority: 'Please enter a whole number from 0 to 1,000,000.',
  points: 'A target area is a list of corners, each a longitude and a latitude.',
} as const

/** Spec: operations, 4 and 8. */
export const CAMPAIGN_NOTICES = {
  created: 'Campaign Was Created!',
  updated: 'Campaign is updated!',
  deleted: 'Campaign Was Deleted!',
  deleteFailed: 'Problem deleting campaign!',
  deleteConfirm: 'Are you sure you want to delete this campaign? This action is irreversible.',
  milliseconds: 5000,
  /** From the creation of a campaign to its edit page. */
  toEditPageMs: 5000,
} as const

export const campaignShape = {
  name: requiredLine(CAMPAIGN_FORM_TEXTS.noName),
  user_id: bodyId<'user'>(CAMPAIGN_FORM_TEXTS.noClient),
  /** UTC start of the first day. */
  start_date: instantField(CAMPAIGN_FORM_TEXTS.noStart),
  /** UTC end of the last day. */
  end_date: instantField(CAMPAIGN_FORM_TEXTS.noEnd),
  /** The client's cards are in this order, lowest first. */
  view_priority: z
    .number({ error: CAMPAIGN_FORM_TEXTS.priority })
    .int(CAMPAIGN_FORM_TEXTS.priority)
    .min(0, CAMPAIGN_FORM_TEXTS.priority)
    .max(1_000_000, CAMPAIGN_FORM_TEXTS.priority)
    .default(0),
  csv_report_enabled: z.boolean().default(false),
}

interface Dates {
  start_date?: unknown
  end_date?: unknown
}

/** An end before the start is refused, also while another field is wrong. */
const datesInOrder = <Schema extends z.ZodType<Dates>>(schema: Schema): Schema =>
  schema.refine(
    ({ start_date: start, end_date: end }) =>
      typeof start !== 'string' || typeof end !== 'string' || !(Date.parse(end) < Date.parse(start)),
    {
      path: ['end_date'],
      error: CAMPAIGN_FORM_TEXTS.endBeforeStart,
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )

/** A new campaign, as it is entered. Spec: operations, 3 and 9. */
export const campaignFields = datesInOrder(z.object(campaignShape))

/** A stored campaign, whose client may be gone. */
export const storedCampaignFields = datesInOrder(
  z.object({ ...campaignShape, user_id: campaignShape.user_id.nullable() }),
)

export type CampaignFields = z.output<typeof storedCampaignFields>

/** The fields of a campaign that are entered, in the order of its form. */
// The shape has these keys and no others.
export const CAMPAIGN_FIELDS = Object.keys(campaignShape) as (keyof CampaignFields)[]

export const campaign = z.object({
  campaign_id: id<'campaign'>(),
  name: z.string(),
  /** Null after the client's account was deleted. */
  user_id: id<'user'>().nullable(),
  /** Stays when the account is deleted. */
  client_name: z.string().nullable(),
  start_date: z.iso.datetime(),
  end_date: z.iso.datetime(),
  view_priority: z.number().int(),
  csv_report_enabled: z.boolean(),
  version: z.number().int(),
})

export type Campaign = z.output<typeof campaign>

/** A row of the three lists. The trucks' tracking decides whether they are active now. Spec: operations, 2. */
export const listedCampaign = campaign.extend({
  /** The name again, as the tables of the specification call it. */
  campaign_name: z.string(),
  num_active_trucks: z.number().int(),
  num_inactive_trucks: z.number().int(),
  /** Labelled "Rep Routes". */
  num_placeholders: z.number().int(),
  num_macros: z.number().int(),
})

export type ListedCampaign = z.output<typeof listedCampaign>

/** Corners as longitude, latitude; stored without the repeated first one. */
export const targetAreaPoints = z
  .array(z.tuple([z.number(), z.number()], { error: CAMPAIGN_FORM_TEXTS.points }), {
    error: CAMPAIGN_FORM_TEXTS.points,
  })
  .superRefine((points, context) => {
    const problem = targetAreaProblem(points)
    if (problem) context.addIssue({ code: 'custom', message: problem.message })
  })
  .transform((points): [number, number][] =>
    closeRing(points)
      .slice(0, -1)
      .map(([longitude, latitude]) => [longitude, latitude]),
  )

export const targetArea = z.object({
  bounding_box_id: z.number().int(),
  points: z.array(z.tuple([z.number(), z.number()])),
  version: z.number().int(),
})

export type TargetArea = z.output<typeof targetArea>

/** Everything that is edited together and saved in one go. */
export interface WholeCampaign {
  campaign: Campaign
  trucks: CampaignTruck[]
  placeholders: Placeholder[]
  bounding_box: TargetArea[]
}
