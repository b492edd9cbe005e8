import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJson, readText } from './read-input'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** A body of which a piece comes every so many milliseconds, and no end. */
const endless = (everyMs: number) =>
  new Request('http://localhost/api/x', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise(resolve => setTimeout(resolve, everyMs))
        controller.enqueue(new Uint8Array(1))
      },
    }),
  })

it.each([
  ['stops', 3_600_000],
  ['goes on in drops', 1000],
])('a body that %s has twenty seconds in all, and its rest can be read off then', async (_, everyMs) => {
  const request = endless(everyMs)
  let ended = false
  const read = readText(request, 1000)
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true
    })
  await vi.advanceTimersByTimeAsync(19_500)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await read).toMatchObject({ code: 'malformed', message: 'The body did not arrive in time.' })
  expect(request.body?.locked).toBe(false)
})

it('a paper in JSON has the two minutes of a picture', async () => {
  let ended = false
  const read = readJson(endless(1000), 20 * 1_048_576)
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true
    })
  await vi.advanceTimersByTimeAsync(119_500)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await read).toMatchObject({ code: 'malformed', message: 'The body did not arrive in time.' })
})
