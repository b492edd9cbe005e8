import { http, type HttpHandler } from 'msw'
import type { InMemoryServer, RealServer } from './story-parameters'

let snapshot: Promise<Blob> | undefined

/** The migrated empty database, fetched once for all stories. */
async function loadSnapshot(): Promise<Blob> {
  snapshot ??= fetch('./snapshot.tar.gz').then(answer => {
    if (!answer.ok) throw new Error('The empty database is missing: run `pnpm build server` first.')
    return answer.blob()
  })
  return snapshot
}

const withToken = (request: Request, token: string | undefined): Request => {
  const headers = new Headers(request.headers)
  if (token !== undefined && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers })
}

/**
 * Hands every call to the real back end on a database in memory. A page's cookies can't be set from a worker, so the
 * session travels as a token: that of the last login, be it the story's own or one made on the page.
 */
function serveFrom(server: InMemoryServer, first: string | undefined): HttpHandler {
  let token = first
  return http.all('*/api/*', async ({ request }) => {
    const answer = await server.fetch(withToken(request, token))
    if (new URL(request.url).pathname.endsWith('/login') && answer.ok) {
      const body: { token?: string } = await answer.clone().json()
      token = body.token ?? token
    }
    return answer
  })
}

/** Starts the server that a story asks for. Answers the handler, and what stops it. */
export async function startRealServer(options: RealServer) {
  const { inMemoryApp } = await import('@product/server/in-memory-app')
  const server = await inMemoryApp({ snapshot: await loadSnapshot() })
  const token = await options.prepare?.(server)
  return { handler: serveFrom(server, token ?? undefined), stop: () => server.close() }
}
