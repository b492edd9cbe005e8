import { VENDOR_TEXTS } from '@product/sdk/nouns/fleet'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { vendors } from '../../db/tables/fleet'
import { audit, idempotency_keys } from '../../db/tables/record-keeping'
import { fileName, makeVendor, storeUpload } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'

describe('a new vendor', () => {
  it('has the defaults of the document where nothing is said', async () => {
    const { api } = await (await testApp()).loginAs(2)
    const vendor = await makeVendor(api)
    expect(vendor).toMatchObject({
      name: 'Alvarez Freight',
      pipeline: 'Cold',
      rating: 0,
      eligible: false,
      picture_reporting: true,
      date_added: '2026-05-20',
      ssn: null,
      files: [],
    })
  })

  it('keeps every field', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const fields = {
      name: 'Alvarez "Big" Freight, LLC',
      code: 'A-1',
      nickname: 'Al',
      phone_num: '(213) 555-0101',
      email: 'al@example.test',
      referred_by: 'Bennett',
      notes: '<p>Drives <strong>nights</strong><script>steal()</script></p>',
      address: '1 Main St',
      moves_for: 'Target',
      city: 'Torrance',
      area_covered: 'South Bay',
      pipeline: 'Worked With',
      rating: 4,
      eligible: true,
      picture_reporting: false,
      date_added: '2020-01-31',
      profile_picture: await storeUpload(app, fileName('a')),
    }
    const { vendor_id } = await makeVendor(api, fields)
    const { vendor } = await api.vendor({ params: { id: vendor_id } })
    expect(vendor[0]).toMatchObject({
      ...fields,
      phone_num: '+12135550101',
      notes: '<p>Drives <strong>nights</strong></p>',
    })
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that a spreadsheet runs', { name: '=HYPERLINK("http://x","y")' }, 'name'],
    ['six stars', { rating: 6 }, 'rating'],
    ['no stage of the pipeline', { pipeline: 'Hot' }, 'pipeline'],
    ['an SSN of eight digits', { ssn: '1234-56-78' }, 'ssn'],
    ['an SSN that nobody has', { ssn: '000-00-0000' }, 'ssn'],
    ['no phone number', { phone_num: '12' }, 'phone_num'],
    ['a picture that was not uploaded', { profile_picture: '/media/x.png' }, 'profile_picture'],
  ])('with %s is refused', async (_, over, field) => {
    const { api } = await (await testApp()).loginAs(1)
    await expect(makeVendor(api, over)).rejects.toMatchObject({
      status: 422,
      issues: { [field]: expect.any(String) },
    })
  })

  it('may have the name of another, and loses the blanks around it', async () => {
    const { api } = await (await testApp()).loginAs(1)
    await makeVendor(api)
    expect(await makeVendor(api, { name: 'Alvarez Freight ' })).toMatchObject({ name: 'Alvarez Freight' })
  })

  it('is made once by a doubled click', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const click = () => api.createVendor({ body: { name: 'Once' }, idempotencyKey: 'click' })
    const [one, two] = await Promise.all([click(), click()])
    expect(one).toEqual(two)
    expect(await app.db.$count(vendors)).toBe(1)
  })

  it('is not taken for made where the same key comes with another address', async () => {
    const app = await testApp()
    const { token } = await app.loginAs(1)
    const click = async (address: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'click',
      }
      const body = JSON.stringify({ name: 'Once' })
      return (await app.send(address, { method: 'POST', headers, body })).status
    }
    expect(await click('/api/vendor')).toBe(200)
    expect(await click('/api/vendor')).toBe(200)
    expect(await click('/api/vendor?x=1')).toBe(409)
  })
})

describe('SSN and EIN', () => {
  const numbers = { ssn: '123-45-6789', ein: '12 3456789' }

  it('are masked in every answer, sealed in the database and nowhere else', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { vendor_id, ssn, ein } = await makeVendor(api, numbers)
    expect({ ssn, ein }).toEqual({ ssn: '•••-••-6789', ein: '••-•••6789' })
    const all = await Promise.all([
      api.vendors({ query: { search: '6789' } }),
      api.vendor({ params: { id: vendor_id } }),
      api.vendorForEdit({ params: { id: vendor_id } }),
      api.vendorTimeline({ params: { id: vendor_id } }),
      app.db.select().from(audit),
      app.db.select().from(vendors),
      app.db.select().from(idempotency_keys),
    ])
    expect(JSON.stringify([all, app.log])).not.toMatch(/12345?-?6789|123456789|45-6789/)
    expect(all[0]).toMatchObject({ rowCount: 0 })
  })

  it('are shown on demand, which the activity log tells, and are not stored with a key', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    const { vendor_id } = await makeVendor(api, numbers)
    const shown = await api.revealVendorNumbers({ params: { id: vendor_id }, idempotencyKey: 'click' })
    expect(shown).toEqual({ ssn: '123-45-6789', ein: '12-3456789' })
    const rows = await app.db.select().from(audit).where(eq(audit.entity, 'vendor')).orderBy(audit.audit_id)
    expect(rows.map(({ action }) => action)).toContain('looked at SSN and EIN of vendor Alvarez Freight')
    expect(JSON.stringify(await app.db.select().from(idempotency_keys))).not.toMatch(
      /123-?45-?6789|12-?3456789/,
    )
  })

  it('stay where a form is saved with the masks in it, and go where they are blanked', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { vendor_id, ssn, ein } = await makeVendor(api, numbers)
    const params = { id: vendor_id }
    await api.updateVendor({ params, body: { name: 'Renamed', ssn, ein } })
    expect(await api.revealVendorNumbers({ params })).toEqual({ ssn: '123-45-6789', ein: '12-3456789' })
    await api.updateVendor({ params, body: { ssn: '' } })
    expect(await api.revealVendorNumbers({ params })).toEqual({ ssn: null, ein: '12-3456789' })
  })

  it('are not kept silently where a mask was written over in part: the save is refused beside the field', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { vendor_id } = await makeVendor(api, numbers)
    const params = { id: vendor_id }
    const over = { ssn: '•••-••-1111', city: 'Torrance' }
    await expect(api.updateVendor({ params, body: over })).rejects.toMatchObject({
      status: 422,
      issues: { ssn: VENDOR_TEXTS.partOfNumber },
    })
    await expect(api.saveVendorEdits({ params, body: { fields: over } })).rejects.toMatchObject({
      status: 422,
      issues: { 'fields.ssn': VENDOR_TEXTS.partOfNumber },
    })
    await expect(api.createVendor({ body: { name: 'New', ein: '••-•••6789' } })).rejects.toMatchObject({
      status: 422,
      issues: { ein: VENDOR_TEXTS.partOfNumber },
    })
    expect((await api.vendor({ params })).vendor[0]).toMatchObject({ ssn: '•••-••-6789', city: null })
  })

  it('that change are told of in the activity log without their digits', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { vendor_id } = await makeVendor(api, numbers)
    await api.updateVendor({ params: { id: vendor_id }, body: { ssn: '111-22-6789' } })
    const [row] = (await app.db.select().from(audit).orderBy(audit.audit_id)).slice(-1)
    expect(row?.after).toMatchObject({ ssn: '•••• (changed)', ein: '••••' })
    expect(row?.before).toMatchObject({ ssn: '••••' })
  })
})

describe('a change of a vendor', () => {
  it('leaves what the body does not name', async () => {
    const { api } = await (await testApp()).loginAs(1)
    const { vendor_id } = await makeVendor(api, { city: 'Torrance', rating: 3 })
    const { updated_vendor } = await api.updateVendor({ params: { id: vendor_id }, body: { rating: 5 } })
    expect(updated_vendor[0]).toMatchObject({ city: 'Torrance', rating: 5, version: 2 })
  })

  it('made on an older version is refused with what is stored', async () => {
    const { api } = await (await testApp()).loginAs(1)
    const { vendor_id, version } = await makeVendor(api)
    const params = { id: vendor_id }
    await api.updateVendor({ params, body: { name: 'First', version } })
    await expect(api.updateVendor({ params, body: { name: 'Second', version } })).rejects.toMatchObject({
      status: 409,
      stored: { name: 'First', version: 2 },
    })
  })

  it('of a vendor that is not there is not found', async () => {
    const { api } = await (await testApp()).loginAs(1)
    const params = { id: 99 }
    for (const call of [
      () => api.vendor({ params }),
      () => api.vendorTrucks({ params }),
      () => api.vendorForEdit({ params }),
      () => api.vendorTimeline({ params }),
      () => api.updateVendor({ params, body: { name: 'x' } }),
      () => api.saveVendorEdits({ params, body: {} }),
      () => api.revealVendorNumbers({ params }),
      () => api.deleteVendor({ params }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 })
  })
})
