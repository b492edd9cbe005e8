import { ApiError } from '@product/sdk/contract'
import { backdateEndpoints } from '@product/sdk/features/backdate'
import { BACKDATE_TEXTS, type RouteProcess } from '@product/sdk/nouns/placeholders'
import { Conflict, NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  endProcess,
  findProcess,
  listProcessDays,
  listProcesses,
} from '../../nouns/placeholders/route-process-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Events } from '../../outside/events'
import { startProcess } from './start-process'

/** A GET that writes: another page's link or picture must not cause it, and whoever asks by HEAD only looks. */
function refuseLinks({ method, headers }: Request): void {
  const isAsked = headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-dest') === 'empty'
  if (method === 'GET' && (isAsked || headers.has('authorization'))) return
  throw new ApiError('forbidden', 'This request did not come from the product itself.')
}

interface Telling {
  parts: { events: Events }
  afterCommit(work: () => void): void
}

/** Pages of others learn that a generation began or ended. */
function tellAfter({ parts, afterCommit }: Telling, { processes }: { processes: RouteProcess[] }): void {
  afterCommit(() => {
    for (const process of processes) parts.events.publish({ name: 'routeProgress', payload: { process } })
  })
}

const isoText = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString()

export const backdateHandlers = implement(backdateEndpoints, {
  async backdatePlaceholdersByGet(call) {
    refuseLinks(call.request)
    const started = await call.db.transaction(tx => startProcess(tx, call.query, call))
    tellAfter(call, started)
    return started
  },

  async backdatePlaceholders(call) {
    const started = await startProcess(call.db, call.body, call)
    tellAfter(call, started)
    return started
  },

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
    const cancelled = { processes: after ? [after] : [] }
    tellAfter(call, cancelled)
    return cancelled
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
