import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { telemetryEndpoints } from '@product/sdk/features/telemetry'
import { readBody, readJson, readText } from './read-input'

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

const form = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://localhost/api/x', { method: 'POST', headers: { 'content-type': type }, body })

it('a form has the values of a repeated name, and the zone of a time whose plus means a blank', async () => {
  const body = await readBody(
    form('id=1&at=2026-11-21T15:00:00+02:00&id=2&at2=20261120T150002+0200&note=a+b'),
    telemetryEndpoints.osmand,
  )
  expect(body).toEqual({
    id: ['1', '2'],
    at: '2026-11-21T15:00:00+02:00',
    at2: '20261120T150002+0200',
    note: 'a b',
  })
})

it('a form of very many fields is refused before they are read', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => at).join('&')
  const read = (body: string) => readBody(form(body), telemetryEndpoints.osmand)
  expect(Object.keys(Object(await read(names)))).toHaveLength(1000)
  await expect(read(`${names}&x`)).rejects.toMatchObject({ code: 'malformed' })
})

it('a body that comes byte by byte is refused', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1))
    },
  })
  const request = new Request('http://localhost/api/x', { method: 'POST', duplex: 'half', body })
  await expect(readText(request, 1_000_000)).rejects.toMatchObject({
    code: 'malformed',
    message: 'The body comes in too small pieces.',
  })
  expect(sent).toBeLessThan(12_000)
})
