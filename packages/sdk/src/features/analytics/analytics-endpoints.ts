import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { idParam } from '../../contract/id-param'

const provenance = z.enum(['measured', 'macro', 'rep_route'])

/** One vehicle on one UTC day. */
const analyticsEntry = z.object({
  campaignId: z.number().int(),
  /** UTC day, YYYY-MM-DD. */
  date: z.iso.date(),
  /** Miles as counted: a path over 1000 miles counts as 20. */
  distance: z.number(),
  impressions: z.number(),
  provenance,
  /** How many of the day's paths were capped. */
  capped: z.number().int(),
  /** True when any of the day's impressions are the formula's. */
  estimated: z.boolean(),
})

const summaryPath = z.object({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  distance: z.number(),
  impressions: z.number(),
})

const vehicle = {
  id: z.number().int(),
  display_name: z.string(),
  analytics: z.array(analyticsEntry),
  paths: z.array(summaryPath),
}

/** `ImpressionRules` with the factors of this campaign alone: what others have agreed on is theirs. */
const impressionRules = z.object({
  atRest: z.number(),
  perPath: z.number(),
  perMile: z.number(),
  factors: z.array(
    z.object({
      campaignId: z.number().int(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      factor: z.number(),
    }),
  ),
})

const ofCampaign = {
  access: { all: [1, 2, 3], own: [4] },
  owner: { param: 'campaignId', of: 'campaign' },
  params: z.object({ campaignId: idParam<'campaign'>() }),
} as const

/** Spec: client dashboard, 7; decisions, "Routes, miles, impressions". */
export const analyticsEndpoints = {
  campaignAnalytics: endpoint({
    method: 'GET',
    path: '/campaign/{campaignId}/truck/analytics',
    summary: 'Miles and impressions per vehicle and UTC day. `paths=none` leaves out the single paths.',
    ...ofCampaign,
    query: z.object({ paths: z.enum(['all', 'none']).default('all') }),
    large: true,
    answer: z.object({
      trucks: z.array(z.object({ ...vehicle, imei: z.string().nullable() })),
      blended: z.array(z.object(vehicle)),
      placeholders: z.array(z.object(vehicle)),
      macros: z.array(z.object(vehicle)),
    }),
  }),
  campaignProvenance: endpoint({
    method: 'GET',
    path: '/campaign/{campaignId}/truck/provenance',
    summary:
      'The totals of a campaign split by how they are known, and the rules by which they were counted.',
    ...ofCampaign,
    answer: z.object({
      rule_version: z.number().int(),
      impression_rules: impressionRules,
      totals: z.array(
        z.object({
          provenance,
          paths: z.number().int(),
          distance: z.number(),
          impressions: z.number(),
          capped: z.number().int(),
          estimated: z.number().int(),
        }),
      ),
    }),
  }),
}
