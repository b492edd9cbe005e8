import { http, HttpResponse } from 'msw'

const HEADER = 'x-story'
const fetched = window.fetch

/** From here on each call names the story that makes it. */
export function callsAreOf(story: string): void {
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set(HEADER, story)
    return fetched(request)
  }
}

/** A call that an earlier story left behind, a second try above all, finds nobody: this story did not make it. */
export const leftBehind = (story: string) =>
  http.all('*/api/*', ({ request }) => {
    const of = request.headers.get(HEADER)
    return of === null || of === story ? undefined : HttpResponse.error()
  })
