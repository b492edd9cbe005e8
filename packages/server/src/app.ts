import { api } from '@product/sdk/api'
import { ApiError } from '@product/sdk/contract'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { features } from './features'
import type { AppParts } from './http/app-context'
import { faultText } from './values/fault-text'
import { asApiError, databaseGone, errorResponse, noRoom } from './http/error-response'
import type { Implementation } from './http/implement'
import { describedOnce } from './http/described-once'
import { refuseUnknownHost } from './http/known-host'
import { plugIn } from './http/plug-in'
import { securityHeaders } from './http/security-headers'
import { serveEndpoint } from './http/serve-endpoint'
import type { Plugged, PluggedParts } from './http/server-feature'
import { shared } from './values/shared'
import { within } from './values/within'

export interface AppEnv {
  /** Given by whoever listens: the caller's network address, as far as it can be known. */
  Bindings: { ip?: string }
  Variables: {
    ip: string
    requestId: string
    call: string
    /** The account of who asks. */
    user?: number
    foreignWire?: boolean
  }
}

/** Whoever asks whether this server is ready is told so, or not, within this time, ms. */
const READY_MS = 900

/** Asked for again it costs nothing where nothing changed. */
const KEPT = { 'cache-control': 'no-cache' }

/** A slash at the end counts for nothing: the router takes it off an address, so no path may have it. */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')

/** More fixed parts first, so that `/user/admin` is not taken for a user id. */
const bySpecificity = (a: Implementation, b: Implementation): number =>
  a.endpoint.path.split('{').length - b.endpoint.path.split('{').length

function mayReadMetrics(parts: AppParts, ip: string, request: Request): boolean {
  const { metricsToken } = parts.settings
  if (metricsToken !== undefined) return request.headers.get('authorization') === `Bearer ${metricsToken}`
  return /^(127\.|::1$|::ffff:127\.|local$)/.test(ip)
}

/**
 * Where a fault arose. Its message stays out of the log, all lines of it that the stack repeats: a driver's can hold
 * the values of a query.
 */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 5)
    .join(' | ')

/**
 * The whole API as fetch in, fetch out: on Node, in tests without a port, and inside a page. Throws UnfitFeatures where
 * the features don't make up the contract.
 */
export function createApp(given: AppParts, plugged: Plugged = plugIn(features, api)): Hono<AppEnv> {
  const parts: PluggedParts = { ...given, plugged }
  const app = new Hono<AppEnv>({ strict: false })
  const security = Object.entries(securityHeaders(parts.settings))

  app.use(async (context, next) => {
    const started = performance.now()
    const given = context.req.header('x-request-id')
    const requestId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
    context.set('requestId', requestId)
    context.set('ip', context.env?.ip ?? 'local')
    context.set('call', 'other')
    await next()
    for (const [name, value] of security) context.res.headers.set(name, value)
    context.res.headers.set('x-request-id', requestId)
    const seconds = (performance.now() - started) / 1000
    const { status } = context.res
    const call = context.get('call')
    parts.observe?.({ method: context.req.method, call, status, seconds })
    parts.log({
      // Whether that is a fault, its own entry says.
      level: status === 503 ? 'warn' : status >= 500 ? 'error' : 'info',
      message: 'request',
      request_id: requestId,
      method: context.req.method,
      route: call,
      status,
      ms: Math.round(seconds * 1000),
      user: context.get('user'),
    })
  })

  app.onError((error, context) => {
    const requestId = context.get('requestId')
    const apiError = asApiError(error, requestId)
    if (apiError.code === 'server') {
      parts.log({
        level: 'error',
        message: 'fault',
        request_id: requestId,
        fault: error.name,
        stack: placesOf(error),
      })
    }
    // What is missing, in a text of ours: it holds nothing of the query. Where nothing failed, there was only too much.
    if (apiError.code === 'unavailable') {
      const { cause } = apiError
      parts.log({
        level: cause === undefined ? 'warn' : 'error',
        message: 'unavailable',
        request_id: requestId,
        reason: apiError.message,
        fault: cause === undefined ? undefined : faultText(cause),
      })
    }
    return errorResponse(context, apiError, context.get('foreignWire'))
  })

  app.get('/api/health', context => context.json({ status: 'ok' }))
  const databaseAnswers = shared(() =>
    within(parts.db.execute(sql`select 1`), READY_MS, () => new Error(`No answer within ${READY_MS} ms`)),
  )
  app.get('/api/ready', async context => {
    try {
      await databaseAnswers()
    } catch (cause) {
      throw databaseGone(cause)
    }
    if ((await parts.hasRoom?.()) === false) throw noRoom()
    return context.json({ status: 'ok' })
  })
  app.get('/api/metrics', async context => {
    // A page under a borrowed name asks from this machine, but has no token.
    if (parts.settings.metricsToken === undefined)
      refuseUnknownHost(context.req.url, parts.settings.publicUrl)
    if (!mayReadMetrics(parts, context.get('ip'), context.req.raw)) {
      throw new ApiError('forbidden', 'Metrics are for this machine only.')
    }
    return context.text((await parts.metrics?.()) ?? '')
  })
  const described = describedOnce(plugged.endpoints, `${parts.settings.brand.name} API`)
  app.get('/api/openapi.json', etag(), context =>
    context.newResponse(described().json, { headers: { ...KEPT, 'content-type': 'application/json' } }),
  )
  app.get('/api/docs', etag(), context => context.html(described().page, { headers: KEPT }))

  for (const implementation of plugged.implementations.toSorted(bySpecificity)) {
    const { endpoint } = implementation
    app.on(endpoint.method, `/api${honoPath(endpoint.path)}`, context => {
      context.set('call', endpoint.path)
      context.set('foreignWire', endpoint.foreignWire)
      return serveEndpoint(implementation, parts, context)
    })
  }
  for (const feature of plugged.features) feature.mount?.(app, parts)
  app.all('/api/*', () => {
    throw new ApiError('not_found', 'There is no such call.')
  })
  return app
}
