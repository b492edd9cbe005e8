import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'

const bodyId = <Kind extends string>() => id<Kind>().pipe(z.number().min(1).max(2_147_483_647))
const operators = { all: [1, 2, 3] } as const

/**
 * Looking at a client's dashboard. The staff session stays what it is and only reads, so nothing can be done in the
 * client's name; each start is on record as "staff → client". Source: decisions, "Access".
 */
export const impersonationEndpoints = {
  impersonate: endpoint({
    method: 'POST',
    path: '/impersonation',
    summary: "Start looking at a client's dashboard; the start is logged.",
    access: operators,
    body: z.object({ client_id: bodyId<'user'>(), campaign_id: bodyId<'campaign'>().optional() }),
    answer: z.object({
      client: z.object({
        user_id: id<'user'>(),
        name: z.string(),
        company: z.string().nullable(),
        user_profile_image: z.string().nullable(),
      }),
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
    errors: ['not_found', 'invalid'],
  }),
  impersonationTargets: endpoint({
    method: 'GET',
    path: '/impersonation',
    summary: 'The campaigns that have a client, to choose one to look at; by client, then campaign.',
    access: operators,
    query: pagedQuery(['user_name']),
    answer: z.object({
      targets: z.array(
        z.object({
          client_id: id<'user'>(),
          user_name: z.string(),
          campaign_id: id<'campaign'>(),
          campaign_name: z.string(),
        }),
      ),
      rowCount: z.number().int(),
    }),
  }),
}
