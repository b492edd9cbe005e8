import { expect, it, vi } from 'vitest'
import { uploadFetch } from './upload-fetch'

/** A browser's request that is answered at once. */
const answering = (status: number, responseText: string) =>
  class {
    status = status
    responseText = responseText
    withCredentials = false
    upload = { onprogress: (_event: object) => undefined }
    onload = (): void => undefined
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    getAllResponseHeaders = () => 'content-type: application/json\r\nx-version: 2\r\n'
    send(): void {
      this.upload.onprogress({ loaded: 1, total: 2, lengthComputable: true })
      this.onload()
    }
  }

const upload = async (status: number, text: string) => {
  vi.stubGlobal('XMLHttpRequest', answering(status, text))
  const shares: number[] = []
  const response = await uploadFetch(share => shares.push(share))('/x', { method: 'POST', body: 'x' })
  return { response, shares }
}

it('an upload tells how far it is, and answers as fetch does', async () => {
  const { response, shares } = await upload(201, '{"a":1}')
  expect(shares).toEqual([0.5])
  expect([response.status, response.headers.get('x-version'), await response.json()]).toEqual([
    201,
    '2',
    { a: 1 },
  ])
})

it.each([204, 205, 304])('an answer %i, which has no body, ends the upload', async status => {
  const { response } = await upload(status, '')
  expect([response.status, await response.text()]).toEqual([status, ''])
})

it('an answer that is none breaks the upload off', async () => {
  await expect(upload(0, '')).rejects.toThrow()
})
