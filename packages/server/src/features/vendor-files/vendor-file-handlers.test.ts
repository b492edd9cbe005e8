import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '../../db/tables/files'
import { vendors } from '../../db/tables/fleet'
import { audit } from '../../db/tables/record-keeping'
import { sweepFiles } from '../../nouns/files/sweep-files'
import { attachVendorFile } from '../../nouns/fleet/vendor-file-store'
import { memoryFiles } from '../../outside/file-store'
import { testApp } from '../../testing/test-app'
import { unfinishedBody } from '../../testing/unfinished-body'
import { sha256OfBytes } from '../../values/tokens'

const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj\nendobj\n'
const MB = 1_048_576

async function office() {
  const store = memoryFiles()
  const app = await testApp({ files: store })
  const { api, token, userId } = await app.loginAs(2)
  const [vendor] = await app.db.insert(vendors).values({ name: 'Alvarez Freight' }).returning()
  const vendor_id = vendor?.vendor_id ?? 0
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'test' }
  const add = (
    name: string,
    content: (string | Uint8Array<ArrayBuffer>)[],
    over: { name?: string; kind?: 'agreement' } = {},
  ) => api.addVendorFile({ body: { name, vendor_id, file_data: new File(content, name), ...over } })
  const addJson = (body: object) =>
    app.send('/api/vendor/file', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const get = (address: string) => app.send(address, { headers })
  return { app, api, store, userId, vendor_id, headers, add, addJson, get }
}

describe('a paper of a vendor', () => {
  it('is kept as it came, listed by its kind, and downloaded under its name', async () => {
    const { api, vendor_id, add, get } = await office()
    const [w9] = (await add('W-9 für 2026.pdf', [PDF])).new_file
    const [lease] = (await add('lease.txt', ['We agree.'], { kind: 'agreement', name: 'Lease, signed' }))
      .new_file
    expect(await api.vendorFiles({ params: { id: vendor_id } })).toEqual({ files: [w9], agreements: [lease] })
    expect(w9).toMatchObject({ name: 'W-9 für 2026.pdf', content_type: 'application/pdf' })
    expect(w9?.size).toBe(new TextEncoder().encode(PDF).length)
    const download = await get(lease?.url ?? '')
    expect(await download.text()).toBe('We agree.')
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Lease%2C%20signed.txt",
    )
    const { file } = await api.vendorFile({ params: { id: lease?.file_id ?? 0 } })
    expect(file).toEqual([{ ...lease, data: btoa('We agree.') }])
  })

  it('is taken as base64 in JSON, bare or as a data URL', async () => {
    const { api, vendor_id, addJson } = await office()
    for (const file_data of [btoa(PDF.slice(0, 9)), `data:application/pdf;base64,${btoa(PDF.slice(0, 9))}`]) {
      expect((await addJson({ name: 'w9.pdf', vendor_id, file_data })).status).toBe(200)
    }
    const { files: list } = await api.vendorFiles({ params: { id: vendor_id } })
    expect(list.map(({ size }) => size)).toEqual([9, 9])
    const refused = await addJson({ name: 'w9.pdf', vendor_id, file_data: '§§' })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { issues: { file_data: DOCUMENT_TEXTS.noBase64 } },
    ])
  })

  it('in JSON takes no more of the memory than its session may have', async () => {
    const { app, headers } = await office()
    const body = () => unfinishedBody(17 * MB, { ...headers, 'content-type': 'application/json' })
    const send = async ({ init }: ReturnType<typeof body>) => app.send('/api/vendor/file', init)
    const first = body()
    const answer = send(first)
    await first.isThere
    const second = await send(body())
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
    first.end()
    expect((await answer).status).toBe(400)
  })

  it('that is larger than a piece comes back byte for byte', async () => {
    const { add, get } = await office()
    const bytes = Uint8Array.from({ length: 3 * MB }, (_, at) => (at * 7919) % 251)
    bytes.set(new TextEncoder().encode('%PDF-1.7\n\r\n--\r\n'))
    const [added] = (await add('large.pdf', [bytes])).new_file
    const came = new Uint8Array(await (await get(added?.url ?? '')).arrayBuffer())
    expect(await sha256OfBytes(came)).toBe(await sha256OfBytes(bytes))
  })

  it.each([
    ['an empty file', 'w9.pdf', [''], 422, DOCUMENT_TEXTS.empty],
    ['a program', 'setup.exe', ['MZ\u0090\u0000\u0003'], 422, DOCUMENT_TEXTS.unknown],
    [
      'a program named like a PDF',
      'w9.pdf',
      ['MZ\u0090\u0000\u0003'],
      422,
      DOCUMENT_TEXTS.misnamed('PDF', 'something else'),
    ],
    ['a drawing', 'art.svg', ['<svg onload="alert(1)"/>'], 422, DOCUMENT_TEXTS.unknown],
    ['50 MB and a byte', 'w9.pdf', ['%PDF-', new Uint8Array(50 * MB - 4)], 413, DOCUMENT_TEXTS.tooLarge],
    ['60 MB', 'w9.pdf', ['%PDF-', new Uint8Array(60 * MB)], 413, DOCUMENT_TEXTS.tooLarge],
  ] as const)('that is %s is refused and leaves nothing', async (_, name, content, status, text) => {
    const { app, add } = await office()
    await expect(add(name, [...content])).rejects.toMatchObject({ status, issues: { file_data: text } })
    expect(await app.db.$count(files)).toBe(0)
  })

  it('that is called like a path, or nothing, or is of a vendor that is not there is refused and leaves nothing', async () => {
    const { app, api, add } = await office()
    await expect(add('w9.txt', ['x'], { name: '../../x' })).rejects.toMatchObject({
      status: 422,
      issues: { name: DOCUMENT_TEXTS.path },
    })
    await expect(add('w9.txt', ['x'], { name: ' ' })).rejects.toMatchObject({
      issues: { name: DOCUMENT_TEXTS.nameMissing },
    })
    const file_data = new File(['x'], 'x.txt')
    await expect(api.addVendorFile({ body: { name: 'x', vendor_id: 99, file_data } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await app.db.$count(files)).toBe(0)
  })

  it('that is sent twice under one key is kept once', async () => {
    const { app, api, vendor_id } = await office()
    const send = () =>
      api.addVendorFile({
        body: { name: 'w9.txt', vendor_id, file_data: new File(['W-9'], 'w9.txt') },
        idempotencyKey: 'k',
      })
    expect(await send()).toEqual(await send())
    expect(await app.db.$count(files)).toBe(1)
  })

  it('is deleted with an audit row, and its bytes are swept', async () => {
    const { app, api, store, add } = await office()
    const [w9] = (await add('w9.pdf', [PDF])).new_file
    const params = { id: w9?.file_id ?? 0 }
    expect(await api.deleteVendorFile({ params })).toEqual({ deleted_file: [{ file_id: params.id }] })
    await expect(api.deleteVendorFile({ params })).rejects.toMatchObject({ status: 404 })
    await expect(api.vendorFile({ params })).rejects.toMatchObject({ status: 404 })
    const entries = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity, 'vendor'))
      .orderBy(audit.audit_id)
    expect(entries.map(({ action }) => action)).toEqual([
      'added file w9.pdf to vendor Alvarez Freight',
      'deleted file w9.pdf of vendor Alvarez Freight',
    ])
    await sweepFiles(app.db, store, app.clock.now())
    expect(await app.db.$count(files)).toBe(0)
  })
})

describe('a paper that waits for the save of its vendor', () => {
  it('is taken up once, by its address', async () => {
    const { app, api, userId, vendor_id } = await office()
    const { uploaded_file } = await api.uploadVendorFile({
      body: { file_data: new File([PDF], 'C:\\w9.pdf') },
    })
    expect(uploaded_file).toMatchObject({ name: 'w9.pdf', content_type: 'application/pdf' })
    const attach = () =>
      app.db.transaction(tx =>
        attachVendorFile(tx, {
          vendorId: vendor_id,
          kind: 'file',
          name: uploaded_file.name,
          url: uploaded_file.url,
          uploadedBy: userId,
          now: app.clock.now(),
        }),
      )
    expect(await attach()).toMatchObject({ url: uploaded_file.url })
    await expect(attach()).rejects.toMatchObject({ issues: { file_data: DOCUMENT_TEXTS.gone } })
  })

  it('is swept after a day', async () => {
    const { app, api, store } = await office()
    await api.uploadVendorFile({ body: { file_data: new File([PDF], 'w9.pdf') } })
    await sweepFiles(app.db, store, app.clock.now())
    expect(await app.db.$count(files)).toBe(1)
    app.clock.forward(24 * 60)
    await sweepFiles(app.db, store, app.clock.now())
    expect(await app.db.$count(files)).toBe(0)
  })
})
