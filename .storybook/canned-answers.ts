import type { CannedAnswer } from '@product/sdk/testing'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

async function respond({ status, body }: CannedAnswer): Promise<Response> {
  if (status === 'pending') await delay('infinite')
  if (status === 'network' || status === 'pending') return HttpResponse.error()
  return Response.json(body, { status })
}

/** A handler that sends a canned answer, wherever the API stands. */
export const handlerOf = (canned: CannedAnswer): HttpHandler =>
  http[methods[canned.method]](`*/api${canned.path.replace(/\{(\w+)\}/g, ':$1')}`, () => respond(canned))

/** A call that a story did not think of is told so, instead of meeting Storybook's own server. */
export const nothingElse = http.all('*/api/*', ({ request }) => {
  const call = `${request.method} ${new URL(request.url).pathname}`
  console.error(`This story has no answer for ${call}`)
  return Response.json({ code: 'server', message: `This story has no answer for ${call}` }, { status: 500 })
})
