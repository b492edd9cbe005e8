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
