import { api as contract } from '@product/sdk/api'
import { PAYMENT_SCHEDULE_TEXTS } from '@product/sdk/nouns/payments'
import { describe, expect, it } from 'vitest'
import { trucks } from './db/tables/fleet'
import { payment_schedules } from './db/tables/payments'
import { storeTruck } from './testing/stored-campaign'
import { fileName, makeVendor, storeSchedule, storeUpload } from './testing/stored-fleet'
import { testApp } from './testing/test-app'

const RATE = { monthly_rate: 1000, start_date: '2026-05-01' }

async function office() {
  const app = await testApp()
  const { api, token } = await app.loginAs(1)
  const add = async (name: string, digit: string) => {
    const file = { url: await storeUpload(app, fileName(digit)), name: `${name}.pdf` }
    const edits = { trucks: { added: [{ name: `${name} truck` }] }, files: { added: [file] } }
    const vendor = await makeVendor(api, { name, edits })
    const truck = vendor.trucks[0]?.truck_id ?? 0
    const schedule = await storeSchedule(app, truck, { start_date: '2026-05-01' })
    const params = { id: vendor.vendor_id }
    return { params, truck, schedule, file: vendor.files[0]?.file_id ?? 0, version: vendor.version }
  }
  return { app, api, token, mine: await add('Mine', 'a'), other: await add('Other', 'b') }
}

describe('a schedule on a vendor’s page', () => {
  it.each([
    [{ monthly_rate: 0 }, 'monthly_rate', PAYMENT_SCHEDULE_TEXTS.rateNotPositive],
    [{ monthly_rate: -5 }, 'monthly_rate', PAYMENT_SCHEDULE_TEXTS.rateNotPositive],
    [{ monthly_rate: 1e12 }, 'monthly_rate', PAYMENT_SCHEDULE_TEXTS.rateTooLarge],
    [{ monthly_rate: 333.335 }, 'monthly_rate', PAYMENT_SCHEDULE_TEXTS.ratePartsOfACent],
    [{ end_date: '2026-04-30' }, 'end_date', PAYMENT_SCHEDULE_TEXTS.endBeforeStart],
  ])('with %j is refused beside its field, new or changed', async (over, field, text) => {
    const { app, api, mine } = await office()
    const fields = { ...RATE, ...over }
    const lists = {
      added: [{ truck_id: mine.truck, ...fields }],
      updated: [{ payment_schedule_id: mine.schedule, ...fields }],
    }
    for (const [list, items] of Object.entries(lists))
      await expect(
        api.saveVendorEdits({ params: mine.params, body: { payment_schedules: { [list]: items } } }),
      ).rejects.toMatchObject({ status: 422, issues: { [`payment_schedules.${list}.0.${field}`]: text } })
    const change = { params: { id: mine.truck, psId: mine.schedule }, body: fields }
    await expect(api.updatePayment(change)).rejects.toMatchObject({ status: 422, issues: { [field]: text } })
    expect((await app.db.select().from(payment_schedules)).map(one => one.version)).toEqual([1, 1])
  })
})

it.each([
  ['one day', '2026-05-20', '2026-05-20', '2026-05', 32.26],
  ['31 January alone', '2026-01-31', '2026-01-31', '2026-01', 32.26],
  ['the February of a leap year', '2024-02-01', '2024-02-29', '2024-02', 1000],
  ['29 February', '2024-02-29', '2024-02-29', '2024-02', 34.48],
  ['a month with the start of summer time, without end', '2026-03-01', null, '2026-03', 1000],
  ['a month with the end of summer time', '2026-11-01', '2026-11-30', '2026-11', 1000],
  ['the day on which summer time starts', '2026-03-08', '2026-03-08', '2026-03', 32.26],
])('a schedule of $1,000 over %s pays whole days', async (_, start_date, end_date, month, amount) => {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const id = await storeTruck(app, 'Box')
  await api.addPayment({ params: { id }, body: { monthly_rate: 1000, start_date, end_date } })
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const query = { start_date: `${month}-01`, end_date: `${month}-${days}` }
  const { payment_schedules: lines } = await api.payments({ query })
  expect(lines.map(({ amount_ext }) => amount_ext)).toEqual([amount])
})

it.each(['2026-13', '2026-00', '1885-01', 'abc'])('there is no pay period %s', async month => {
  const { api } = await (await testApp()).loginAs(1)
  const params = { month }
  for (const call of [
    () => api.closePayPeriod({ params, body: { lines_hash: '-' } }),
    () => api.reopenPayPeriod({ params, body: { reason: 'Wrong rate' } }),
    () => api.exportPayPeriod({ params }),
    () => api.payments({ query: { start_date: `${month}-01`, end_date: `${month}-31` } }),
  ]) {
    const error: unknown = await call().catch((refused: unknown) => refused)
    expect([400, 404, 422]).toContain((error as { status?: number }).status)
  }
})

it.each([1885, 'abc'])('a truck of the year %s is refused wherever it is told', async given => {
  const { app, api, mine } = await office()
  // Tests also say what the contract's types refuse.
  const year = given as number
  const before = await app.db.select().from(trucks).orderBy(trucks.truck_id)
  const { params } = mine
  const ofTruck = { id: mine.truck }
  const added = [{ name: 'Box', year }]
  const updated = [{ truck_id: mine.truck, year }]
  for (const call of [
    () => api.updateTruck({ params: ofTruck, body: { year } }),
    () => api.createVendor({ body: { name: 'New', edits: { trucks: { added } } } }),
    () => api.saveVendorEdits({ params, body: { trucks: { added } } }),
    () => api.saveVendorEdits({ params, body: { trucks: { updated } } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 422 })
  expect(await app.db.select().from(trucks).orderBy(trucks.truck_id)).toEqual(before)
})

it('a vendor is not renamed to a formula', async () => {
  const { api, mine } = await office()
  const name = '=HYPERLINK("http://x","y")'
  const { params } = mine
  await expect(api.updateVendor({ params, body: { name } })).rejects.toMatchObject({ status: 422 })
  const save = api.saveVendorEdits({ params, body: { fields: { name } } })
  await expect(save).rejects.toMatchObject({ status: 422 })
  expect((await api.vendor({ params })).vendor[0]?.name).toBe('Mine')
})

it('what is another vendor’s is not changed by a save', async () => {
  const { api, mine, other } = await office()
  const before = await api.vendorForEdit({ params: other.params })
  for (const body of [
    { trucks: { removed: [other.truck] } },
    { trucks: { updated: [{ truck_id: other.truck, make: 'Hino' }] } },
    { files: { removed: [other.file] } },
    { payment_schedules: { removed: [other.schedule] } },
    { payment_schedules: { updated: [{ payment_schedule_id: other.schedule, ...RATE }] } },
    { payment_schedules: { added: [{ truck_id: other.truck, ...RATE }] } },
    { files: { added: [{ url: `/media/${fileName('b')}`, name: 'Theirs' }] } },
  ])
    await expect(
      api.saveVendorEdits({ params: mine.params, body }),
      JSON.stringify(body),
    ).rejects.toMatchObject({
      status: 422,
    })
  expect(await api.vendorForEdit({ params: other.params })).toEqual(before)
})

it('one key stands for one save: with another body it is refused', async () => {
  const { api, mine } = await office()
  const save = (city: string) =>
    api.saveVendorEdits({ params: mine.params, body: { fields: { city } }, idempotencyKey: 'k' })
  const first = await save('Torrance')
  expect(await save('Torrance')).toEqual(first)
  await expect(save('Burbank')).rejects.toMatchObject({ status: 409 })
  const pay = (monthly_rate: number) =>
    api.addPayment({ params: { id: mine.truck }, body: { ...RATE, monthly_rate }, idempotencyKey: 'p' })
  expect(await pay(900)).toEqual(await pay(900))
  await expect(pay(901)).rejects.toMatchObject({ status: 409 })
  const { payment_schedule } = await api.truckPayments({ params: { id: mine.truck } })
  expect(payment_schedule).toHaveLength(2)
})

/** Calls of vendors, trucks, what is to be mended and what is paid that a role may not make. */
const DRIVE = /^\/(vendor|truck|fixlist|payment_schedule|pay_period|comunication)\b/
const closedTo = (role: 4 | 5) =>
  Object.values(contract).filter(
    ({ path, access }) =>
      DRIVE.test(path) && typeof access === 'object' && !access.all.some(one => one === role),
  )

it.each([4, 5] as const)(
  'a role of %i is kept from every call of Drive, without learning what there is',
  async role => {
    const { app, mine } = await office()
    const { token } = await app.loginAs(role)
    const closed = closedTo(role)
    expect(closed.length).toBeGreaterThan(35)
    const answers = await Promise.all(
      closed.map(async ({ method, path }) => {
        const address = path.replace('{month}', '2026-04').replaceAll(/\{\w+\}/g, String(mine.params.id))
        const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'test' }
        return `${(await app.send(`/api${address}`, { method, headers })).status} ${method} ${path}`
      }),
    )
    expect(answers.filter(answer => !answer.startsWith('403'))).toEqual([])
  },
)

it('SSN and EIN stand in no list, search, timeline, activity, file or log', async () => {
  const { app, api, token, mine } = await office()
  const { params } = mine
  const numbers = { ssn: '123-45-6789', ein: '98-7654321' }
  await api.updateVendor({ params, body: numbers })
  await api.saveVendorEdits({ params, body: { fields: { ssn: '123-45-6780' } } })
  await api.revealVendorNumbers({ params })
  const search = async (query: string) => {
    const body = JSON.stringify({ requests: [{ indexName: 'vendors', query }] })
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-requested-with': 'test',
    }
    const answer = await app.send('/api/1/indexes/*/queries', { method: 'POST', headers, body })
    // The rest of the answer repeats the question.
    return ((await answer.json()) as { results: { hits: unknown[] }[] }).results.map(({ hits }) => hits)
  }
  const said: unknown[] = await Promise.all([
    ...['6789', '123-45', 'Mine'].map(search => api.vendors({ query: { search } })),
    api.vendorForEdit({ params }),
    api.vendorTimeline({ params }),
    api.truckTimeline({ params: { id: mine.truck } }),
    api.exportPayPeriod({ params: { month: '2026-05' } }),
    api.activityLog(),
  ])
  // One after the other: one that comes while another takes in what changed does not wait for it.
  for (const query of ['123456789', '987654321', 'Mine']) said.push(await search(query))
  expect(JSON.stringify(said)).toContain('<em>Mine</em>')
  expect(JSON.stringify([said, app.log.map(({ request_id: _, ...entry }) => entry)])).not.toMatch(
    /123-?45|45-?67|98-?765|7654321/,
  )
})
