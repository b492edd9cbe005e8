import { describe, expect, it } from 'vitest'
import { formParts } from './form-parts'

const MOST = 1_048_576
const encoder = new TextEncoder()

/** A form whose body arrives in pieces of so many bytes. */
function arriving(body: Uint8Array<ArrayBuffer>, type: string, size: number): Request {
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close()
      controller.enqueue(body.slice(at, at + size))
      at += size
    },
  })
  const init = { method: 'POST', headers: { 'content-type': type }, body: stream, duplex: 'half' } as const
  return new Request('http://localhost/', init)
}

async function textOf(body: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<string> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of body) pieces.push(piece)
  return new Blob(pieces).text()
}

async function read(request: Request, most = MOST) {
  const parts: [string, string | undefined, string][] = []
  for await (const { name, fileName, body } of formParts(request, most)) {
    parts.push([name, fileName, await textOf(body)])
  }
  return parts
}

const TRICKY = '\r\n--\r\n\r\n------\r\n--other\r\n\r'

describe('a form', () => {
  it.each([1, 2, 7, 64, 100_000])('that arrives in pieces of %i bytes is read as it was sent', async size => {
    const form = new FormData()
    form.append('name', 'Müller & "Söhne"')
    form.append('images', new File([TRICKY], 'a "quoted" name.jpg'))
    form.append('empty', '')
    form.append('images', new File(['x'.repeat(5000)], '../../x'))
    const sent = new Request('http://localhost/', { method: 'POST', body: form })
    const body = new Uint8Array(await sent.arrayBuffer())
    expect(await read(arriving(body, sent.headers.get('content-type') ?? '', size))).toEqual([
      ['name', undefined, 'Müller & "Söhne"'],
      ['images', 'a "quoted" name.jpg', TRICKY],
      ['empty', undefined, ''],
      ['images', 'x', 'x'.repeat(5000)],
    ])
  })

  it('may be left half read: the next field comes all the same', async () => {
    const form = new FormData()
    form.append('one', new File(['x'.repeat(5000)], 'x'))
    form.append('two', '2')
    const sent = new Request('http://localhost/', { method: 'POST', body: form })
    const body = new Uint8Array(await sent.arrayBuffer())
    const names: string[] = []
    for await (const part of formParts(arriving(body, sent.headers.get('content-type') ?? '', 64), MOST)) {
      names.push(part.name)
      if (part.name === 'one') for await (const _ of part.body) break
    }
    expect(names).toEqual(['one', 'two'])
  })

  it.each([
    ['no boundary', 'multipart/form-data', '', 'malformed'],
    ['another type', 'application/json', '{}', 'wrong_type'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx',
      'malformed',
    ],
    [
      'a field without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nx: y\r\n\r\n1\r\n--b--',
      'malformed',
    ],
    ['no body', 'multipart/form-data; boundary=b', '', 'malformed'],
    ['endless headers', 'multipart/form-data; boundary=b', `--b\r\n${'x'.repeat(100_000)}`, 'malformed'],
  ])('with %s is refused', async (_, type, body, code) => {
    await expect(read(arriving(encoder.encode(body), type, 1000))).rejects.toMatchObject({ code })
  })

  it('that is larger than allowed is refused', async () => {
    const body = `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(2000)}\r\n--b--\r\n`
    const request = arriving(encoder.encode(body), 'multipart/form-data; boundary=b', 100)
    await expect(read(request, 1000)).rejects.toMatchObject({ code: 'too_large' })
  })
})
