import { createApiClient } from '@product/sdk/client'
import { AN_OWNER, type RealServer } from '@product/sdk/testing'
import { ROLE } from '@product/sdk/values'
import { http, type HttpHandler } from 'msw'

type Serve = (request: Request) => Promise<Response>

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
 * Hands every call to the real back end. A page's cookies can't be set from a worker, so the session travels as a token:
 * that of the last login, be it the story's own or one made on the page.
 */
function serveFrom(serve: Serve, first: string | undefined): HttpHandler {
  let token = first
  return http.all(/\/(api|media)\//, async ({ request }) => {
    const answer = await serve(withToken(request, token))
    if (new URL(request.url).pathname.endsWith('/login') && answer.ok) {
      const body: { token?: string } = await answer.clone().json()
      token = body.token ?? token
    }
    return answer
  })
}

const clientOf = (serve: Serve, token?: string) =>
  createApiClient({
    baseUrl: '/api',
    fetch: async (url, init) => serve(new Request(new URL(url, 'http://localhost'), init)),
    token,
  })

/** Starts the server that a story asks for, on a database of its own. Answers the handler, and what stops it. */
export async function startRealServer({ prepare, as = AN_OWNER }: RealServer) {
  const { addAccount, inMemoryApp } = await import('@product/server/in-memory-app')
  const server = await inMemoryApp({ snapshot: await loadSnapshot() })
  await addAccount(server.db, { ...AN_OWNER, role: ROLE.owner })
  const tokenOf = async ({ email, password }: { email: string; password: string }) =>
    (await clientOf(server.fetch).login({ body: { email, password } })).token
  await prepare?.(clientOf(server.fetch, await tokenOf(AN_OWNER)), token => clientOf(server.fetch, token))
  const token = as === 'nobody' ? undefined : await tokenOf(as)
  return { handler: serveFrom(server.fetch, token), stop: () => server.close() }
}
