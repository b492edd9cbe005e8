import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from './compress'

const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index })))
const answer = (type = 'application/json', body = text) =>
  new Response(body, { headers: { 'content-type': type } })
const asking = (encoding: string, method = 'GET') =>
  new Request('http://localhost/', { method, headers: { 'accept-encoding': encoding } })

describe('compression', () => {
  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('answers %s to who accepts it', async (name, accepted, decompress) => {
    const response = await compressed(asking(accepted), answer())
    expect(response.headers.get('content-encoding')).toBe(name)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(decompress(new Uint8Array(await response.arrayBuffer())).toString()).toBe(text)
  })

  it.each([
    ['who accepts none', asking(''), answer()],
    ['a picture', asking('gzip'), answer('image/png')],
    ['a short answer', asking('gzip'), answer('application/json', '{}')],
  ])('leaves the answer alone for %s', async (_, request, response) => {
    expect((await compressed(request, response)).headers.has('content-encoding')).toBe(false)
  })

  it('keeps the status', async () => {
    const response = await compressed(
      asking('gzip'),
      new Response(text, { status: 422, headers: { 'content-type': 'application/json' } }),
    )
    expect(response.status).toBe(422)
  })
})

/** Pieces that are too much to be compressed at once, whatever is done to them, and how it goes with them. */
function streamed({ count, broken }: { count: number; broken?: number }) {
  const told = { made: 0, isCancelled: false, text: '' }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (told.made === broken) return controller.error(new Error('broken'))
        if (told.made === count) return controller.close()
        told.made += 1
        const piece = randomBytes(100_000).toString('hex')
        told.text += piece
        controller.enqueue(new TextEncoder().encode(piece))
      },
      cancel() {
        told.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { told, answer: new Response(body, { headers: { 'content-type': 'application/json' } }) }
}

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('%s of a large answer', (name, decompress) => {
  it('holds all of it', async () => {
    const { told, answer } = streamed({ count: 10 })
    const response = await compressed(asking(name), answer)
    expect(response.headers.get('content-encoding')).toBe(name)
    expect(response.headers.has('content-length')).toBe(false)
    const plain = decompress(new Uint8Array(await response.arrayBuffer())).toString()
    // Of two megabytes, a difference says little.
    expect(plain === told.text).toBe(true)
  })

  it('is made no further than it is taken, and ends with whoever takes it', async () => {
    const { told, answer } = streamed({ count: 1000 })
    const reader = (await compressed(asking(name), answer)).body?.getReader()
    await reader?.read()
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(told.made).toBeLessThan(20)
    await reader?.cancel()
    await expect.poll(() => told.isCancelled).toBe(true)
  })

  it('breaks off where its making does', async () => {
    const { answer } = streamed({ count: 10, broken: 5 })
    const response = await compressed(asking(name), answer)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })
})
