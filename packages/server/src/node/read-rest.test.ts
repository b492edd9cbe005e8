import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { Hono } from 'hono'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import type { AppEnv } from '../app'
import { testApp } from '../testing/test-app'
import { listen, type Listening } from './listen'
import { readRest } from './read-rest'

let listening: Listening | undefined
afterEach(() => listening?.stop())

const MEGABYTE = 1_048_576

/** Sends a form with a file of 70 MB as curl does: all of it, whatever is answered meanwhile. */
function post(url: string, field: string, token: string): Promise<unknown> {
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="w9.pdf"\r\n\r\n%PDF-`
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(70 * MEGABYTE), Buffer.from('\r\n--b--\r\n')])
  const headers = {
    authorization: `Bearer ${token}`,
    'x-requested-with': 'sdk',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers }, response => {
      json(response).then(resolve, reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

const tooLarge = { code: 'too_large', issues: { file_data: DOCUMENT_TEXTS.tooLarge } }

it.each([
  ['/vendor/file', 'file_data', tooLarge],
  ['/vendor/file/upload', 'file_data', tooLarge],
  ['/truck/99/images', 'images', { code: 'not_found' }],
  ['/user/upload-media', 'image', { code: 'too_large' }],
  ['/vendor/import', 'file', { code: 'too_large' }],
  ['/communication/chat/upload-sms-media', 'images', { code: 'too_large' }],
])('whoever sends 70 MB to %s is answered why not', async (path, field, refusal) => {
  const app = await testApp()
  const { token } = await app.loginAs(3)
  const front = new Hono<AppEnv>()
  front.all('*', context => app.serve(context.req.raw))
  listening = await listen(front, { host: '127.0.0.1', port: 0, proxies: 0 })
  expect(await post(`${listening.url}/api${path}`, field, token)).toMatchObject(refusal)
})

it('no more is read off than is bearable', async () => {
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1
      controller.enqueue(new Uint8Array(10))
    },
  })
  const headers = { 'transfer-encoding': 'chunked' }
  const given = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' })
  expect(await readRest(given, 100)).toBe(false)
  expect(pieces).toBeLessThan(20)
})

it('whoever breaks off is no fault of the database', async () => {
  const app = await testApp()
  const front = new Hono<AppEnv>()
  front.all('*', context => app.serve(context.req.raw))
  listening = await listen(front, { host: '127.0.0.1', port: 0, proxies: 0 })
  const headers = { 'content-type': 'application/json', 'content-length': 100 }
  const sending = request(`${listening.url}/api/user/login`, { method: 'POST', headers })
  sending.on('error', () => {})
  sending.write('{"email":', () => sending.destroy())
  await vi.waitFor(() => {
    expect(app.log).toContainEqual(expect.objectContaining({ message: 'request', status: 400 }))
  })
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([])
})

it('whoever stops sending is answered after a while', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new Uint8Array(10)),
  })
  const headers = { 'transfer-encoding': 'chunked' }
  const given = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' })
  expect(await readRest(given, 100, 10)).toBe(false)
  expect(given.body?.locked).toBe(false)
})

it('whoever only drips is answered, and the connection ends', async () => {
  const front = new Hono<AppEnv>()
  front.all('*', context => context.text('no', 400))
  listening = await listen(front, { host: '127.0.0.1', port: 0, proxies: 0 })
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1')
  let answer = ''
  // What is sent after the end.
  socket.on('error', () => {})
  socket.on('data', data => (answer += String(data)))
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n')
  const drip = setInterval(() => socket.write('a'), 100)
  await new Promise(resolve => socket.on('close', resolve))
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})
