import { ApiError } from '@product/sdk/contract'
import { backdateEndpoints } from '@product/sdk/features/backdate'
import { BACKDATE_TEXTS } from '@product/sdk/nouns/placeholders'
import { Conflict, NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  endProcess,
  findProcess,
  listProcessDays,
  listProcesses,
} from '../../nouns/placeholders/route-process-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { startProcess } from './start-process'

/** A GET that writes: another page's link or picture must not cause it, and whoever asks by HEAD only looks. */
function refuseLinks({ method, headers }: Request): void {
  const isAsked = headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-dest') === 'empty'
  if (method === 'GET' && (isAsked || headers.has('authorization'))) return
  throw new ApiError('forbidden', 'This request did not come from the product itself.')
}

const isoText = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString()

export const backdateHandlers = implement(backdateEndpoints, {
  backdatePlaceholdersByGet({ db, query, request, session, now, requestId }) {
    refuseLinks(request)
    return db.transaction(tx => startProcess(tx, query, { session, now, requestId }))
  },

  backdatePlaceholders: ({ db, body, session, now, requestId }) =>
    startProcess(db, body, { session, now, requestId }),

  routeProcesses: async ({ db }) => ({ processes: await listProcesses(db) }),

  async routeProcessDays({ db, params }) {
    if (!(await findProcess(db, params.id))) throw new NotFound('This route generation')
    return { days: await listProcessDays(db, params.id) }
  },

  async cancelRouteProcess(call) {
    const { db, params, now } = call
    const before = await findProcess(db, params.id)
    if (!before) throw new NotFound('This route generation')
    if (!(await endProcess(db, params.id, 'cancelled', now))) throw new Conflict(BACKDATE_TEXTS.ended)
    await recordAudit(db, {
      ...call,
      action: `cancelled generating routes of ${before.campaign_name}`,
      entity: 'route_process',
      entityId: params.id,
    })
    const after = await findProcess(db, params.id)
    return { processes: after ? [after] : [] }
  },

  async routingCredits({ parts: { router } }) {
    const credits = router.credits()
    const seen = credits.kind === 'seen' ? credits : undefined
    return {
      provider: router.provider,
      kind: credits.kind,
      left: seen?.left ?? null,
      limit: seen?.limit ?? null,
      reset_at: isoText(seen?.resetAt),
      seen_at: isoText(seen?.seenAt),
    }
  },
})
