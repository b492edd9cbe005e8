import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, idParam } from '../../contract/id-param'
import { BACKDATE_ROLES, BACKDATE_TEXTS } from '../../nouns/placeholders/backdate'
import { routeProcess, routeProcessDay, routingCredits } from '../../nouns/placeholders/route-process'

const managers = { all: BACKDATE_ROLES } as const
const day = z.string({ error: BACKDATE_TEXTS.incomplete }).min(1, BACKDATE_TEXTS.incomplete)
const one = z.object({ id: idParam<'route_process'>() })
const started = z.object({ processes: z.array(routeProcess) })

/** Routes of placeholders on days that are over. Spec: operations, 7. */
export const backdateEndpoints = {
  backdatePlaceholdersByGet: endpoint({
    method: 'GET',
    path: '/generate/campaign/placeholders',
    summary:
      'The same as the POST of this address, as the documents have it; taken from the console’s own pages, or with a token.',
    access: managers,
    query: z.object({ campaign_id: idParam<'campaign'>(), start: day, end: day }),
    answer: started,
    errors: ['conflict', 'invalid'],
  }),
  backdatePlaceholders: endpoint({
    method: 'POST',
    path: '/generate/campaign/placeholders',
    summary:
      'Start generating the routes of a campaign’s placeholders and macros from `start` to the day before `end`, days of Los Angeles that are over, 366 at most. What was generated for these days is replaced. One at a time for a campaign.',
    access: managers,
    body: z.object({ campaign_id: bodyId<'campaign'>(BACKDATE_TEXTS.incomplete), start: day, end: day }),
    answer: started,
    errors: ['conflict', 'invalid'],
  }),
  routeProcesses: endpoint({
    method: 'GET',
    path: '/generate/processes',
    summary: 'Generations of routes: those that run, and the latest that ended; the newest first.',
    access: managers,
    answer: started,
  }),
  routeProcessDays: endpoint({
    method: 'GET',
    path: '/generate/processes/{id}/days',
    summary: 'What became of each placeholder’s day, by placeholder and day.',
    access: managers,
    params: one,
    answer: z.object({ days: z.array(routeProcessDay) }),
  }),
  cancelRouteProcess: endpoint({
    method: 'POST',
    path: '/generate/processes/{id}/cancel',
    summary: 'End a generation of routes; the days that are done stay.',
    access: managers,
    params: one,
    answer: started,
    errors: ['conflict'],
  }),
  routingCredits: endpoint({
    method: 'GET',
    path: '/generate/credits',
    summary: 'What the routing service last said is left of its credits; asks nothing of it.',
    access: managers,
    answer: routingCredits,
  }),
}
