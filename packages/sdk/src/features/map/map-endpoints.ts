import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { parseTimePeriod } from '../../nouns/campaigns/time-period'
import { VEHICLE_KEYS_PATTERN } from '../../nouns/campaigns/vehicle'

const provenance = z.enum(['measured', 'macro', 'rep_route'])

export const wirePath = z.object({
  /** UTC instants. */
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Miles. */
  distance: z.number(),
  impressions: z.number(),
  /** Google encoded polyline, precision 5; of a day, several of them with blanks in between. */
  polyline: z.string(),
  /** How it is known: by GPS, or modelled from a macro or a Rep Route. */
  provenance,
  /** The distance was over 1000 and counts as 20. */
  capped: z.boolean(),
  /** The impressions are the formula's, not given. */
  estimated: z.boolean(),
  /** Only where `lines` is `fitting` or `ground`: this stands for so many paths, all of the vehicle's UTC day. */
  day: z
    .object({
      paths: z.number().int(),
      capped: z.number().int(),
      estimated: z.number().int(),
      /** True where no line is sent, since none leads over new ground. */
      covered: z.boolean().optional(),
    })
    .optional(),
})

const vehicle = { id: z.number().int(), display_name: z.string(), paths: z.array(wirePath) }

const routesAnswer = z.object({
  trucks: z.array(z.object({ ...vehicle, imei: z.string().nullable() })),
  blended: z.array(z.object(vehicle)),
  placeholders: z.array(z.object(vehicle)),
  macros: z.array(z.object(vehicle)),
})

const viewers = { all: [1, 2, 3], own: [4] } as const
const ofUser = { access: viewers, owner: { param: 'userId', of: 'user' } } as const
const ofCampaign = { access: viewers, owner: { param: 'campaignId', of: 'campaign' } } as const
const userId = z.object({ userId: idParam<'user'>() })

/** What lines the routes come with. */
export const ROUTE_LINES = ['full', 'fitting', 'ground'] as const

export type RouteLines = (typeof ROUTE_LINES)[number]

const routesQuery = z.object({
  /**
   * `fitting`: where there are more than 10,000 paths, each vehicle's days instead, with lines that deviate by 50 metres at
   * most. `ground`: of a day only those of them that lead over ground near which none of the vehicle's was drawn before in
   * the month (UTC), for a map that shows where it drove: what is left out lies within 160 metres of one. Sums are the same
   * either way.
   */
  lines: z.enum(ROUTE_LINES).default('full'),
  /** Of these vehicles alone: keys like `truck-12`, with commas between. */
  vehicles: z
    .string()
    .max(10_000)
    .regex(VEHICLE_KEYS_PATTERN, 'Vehicles are named by keys like truck-12, with commas between')
    .optional(),
})
const campaignId = { campaignId: idParam<'campaign'>() }

const timePeriod = z.string().superRefine((text, context) => {
  const period = parseTimePeriod(text)
  if ('problem' in period) context.addIssue({ code: 'custom', message: period.problem })
})

/** Spec: client dashboard, 7; decisions, "Routes, miles, impressions". */
export const mapEndpoints = {
  userCampaigns: endpoint({
    method: 'GET',
    path: '/user/{userId}/campaign',
    summary: 'The campaigns of a client, by view priority, then the newest first.',
    ...ofUser,
    params: userId,
    answer: z.object({
      campaigns: z.array(
        z.object({
          id: id<'campaign'>(),
          name: z.string(),
          csv_report_enabled: z.boolean(),
          start_date: z.iso.datetime(),
          end_date: z.iso.datetime(),
        }),
      ),
    }),
  }),
  campaignTruckCounts: endpoint({
    method: 'GET',
    path: '/campaign/{userId}/trucks',
    summary: 'How many trucks are active now on each campaign of a client.',
    ...ofUser,
    params: userId,
    answer: z.object({
      allCampaigntrucks: z.array(
        z.object({ campaign_id: id<'campaign'>(), total_sum: z.number().int().nonnegative() }),
      ),
    }),
  }),
  campaignRoutesSince: endpoint({
    method: 'GET',
    path: '/campaign/{campaignId}/truck/routes/{timePeriod}',
    summary: 'The paths that started at or after an instant (UTC milliseconds; 0 means all), per vehicle.',
    ...ofCampaign,
    params: z.object({ ...campaignId, timePeriod }),
    query: routesQuery,
    answer: routesAnswer,
    large: true,
  }),
  campaignRoutes: endpoint({
    method: 'GET',
    path: '/campaign/{campaignId}/truck/routes',
    summary: 'The paths of the last 7 days, per vehicle.',
    ...ofCampaign,
    params: z.object(campaignId),
    query: routesQuery,
    answer: routesAnswer,
    large: true,
  }),
  targetAreas: endpoint({
    method: 'GET',
    path: '/campaign/{campaignId}/bounding_box',
    summary: 'The target areas of a campaign. A point is longitude, latitude.',
    ...ofCampaign,
    params: z.object(campaignId),
    answer: z.object({
      bounding_box: z.array(
        z.object({
          bounding_box_id: id<'target_area'>(),
          points: z.array(z.tuple([z.number(), z.number()])),
        }),
      ),
    }),
  }),
}
