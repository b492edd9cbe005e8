import { VENDOR_SORTS } from '@product/sdk/nouns/fleet'
import { describe, expect, it } from 'vitest'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { makeVendor, storeFixItem, storePicture } from '../../testing/stored-fleet'
import { type TestApp, testApp } from '../../testing/test-app'

const trucks = { trucks: { added: [{ name: 'Box 1' }] } }

async function fleet(app: TestApp) {
  const { api } = await app.loginAs(2)
  const named = (name: string, over = {}) => makeVendor(api, { name, ...over })
  return { api, named }
}

describe('the list of vendors', () => {
  it('is in the order of every column, both ways, equal ones by their id', async () => {
    const { api, named } = await fleet(await testApp())
    await named('beta', { code: '2', rating: 1 })
    await named('Alpha', { code: '10', rating: 5 })
    await named('gamma', { rating: 5 })
    const order = async (query: object) =>
      (await api.vendors({ query })).vendors.map(({ name }) => name).join(' ')
    expect(await order({ sortBy: 'name' })).toBe('Alpha beta gamma')
    expect(await order({ sortBy: 'rating', sortOrder: 'desc' })).toBe('gamma Alpha beta')
    expect(await order({})).toBe('gamma Alpha beta')
    for (const sortBy of VENDOR_SORTS) {
      const ascending = await order({ sortBy })
      const descending = await order({ sortBy, sortOrder: 'desc' })
      expect(ascending, sortBy).toBe(descending.split(' ').reverse().join(' '))
    }
  })

  it('is found by name, code, nickname, city, email and phone, in any case', async () => {
    const { api, named } = await fleet(await testApp())
    await named('Bennett', { code: 'BX', nickname: 'Ben', city: 'Torrance', email: 'b@x.test' })
    await named('Other', { phone_num: '213-555-0101', referred_by: 'Torrance' })
    for (const search of ['BENN', 'bx', 'ben', 'torr', 'B@X'])
      expect((await api.vendors({ query: { search } })).vendors.map(({ name }) => name)).toEqual(['Bennett'])
    expect(await api.vendors({ query: { search: '5550101' } })).toMatchObject({ rowCount: 1 })
    expect(await api.vendors({ query: { search: '%' } })).toMatchObject({ rowCount: 0 })
  })

  it('is found without accents and with any blanks, and with them just as well', async () => {
    const { api, named } = await fleet(await testApp())
    await named('García Trucking', { city: 'San José' })
    await named('Garcia  Hauling', { nickname: 'Ñañez', code: '50%' })
    const found = async (search: string) =>
      (await api.vendors({ query: { search, sortBy: 'name' } })).vendors.map(({ name }) => name)
    expect(await found('garcia  trucking')).toEqual(['García Trucking'])
    expect(await found('GARCI\u0301A\u00a0TRUCK')).toEqual(['García Trucking'])
    expect(await found('García Hauling')).toEqual(['Garcia  Hauling'])
    expect(await found('garcia')).toEqual(['Garcia  Hauling', 'García Trucking'])
    expect([await found('san jose'), await found('NANEZ'), await found('0%'), await found('_')]).toEqual([
      ['García Trucking'],
      ['Garcia  Hauling'],
      ['Garcia  Hauling'],
      [],
    ])
  })

  it('is cut into pages, and the count stays right past their end', async () => {
    const { api, named } = await fleet(await testApp())
    for (const name of ['a', 'b', 'c']) await named(name)
    const page = async (page: number) => {
      const { vendors, rowCount } = await api.vendors({ query: { page, pageSize: 2, sortBy: 'name' } })
      return [vendors.map(({ name }) => name).join(''), rowCount]
    }
    expect([await page(0), await page(1), await page(2)]).toEqual([
      ['ab', 3],
      ['c', 3],
      ['', 3],
    ])
  })

  it('shows only vendors of some stages of the pipeline', async () => {
    const { api, named } = await fleet(await testApp())
    await named('cold')
    await named('warm', { pipeline: 'Warm' })
    await named('approved', { pipeline: 'Approved' })
    const { vendors } = await api.vendors({ query: { pipeline: 'Warm,Approved', sortBy: 'name' } })
    expect(vendors.map(({ name }) => name)).toEqual(['approved', 'warm'])
    await expect(api.vendors({ query: { pipeline: 'Hot' } })).rejects.toMatchObject({ status: 400 })
    expect((await api.driveTotals()).pipeline.map(({ pipeline }) => pipeline)).toEqual([
      'Approved',
      'Cold',
      'Warm',
    ])
  })

  it('tells trucks on an active campaign from those that are on none', async () => {
    const app = await testApp()
    const { api, named } = await fleet(app)
    const { trucks: own } = await named('busy', {
      edits: { trucks: { added: [{ name: 'A' }, { name: 'B' }] } },
    })
    await named('idle', { edits: trucks })
    const [one, two] = own
    await assign(app, await storeCampaign(app), one?.truck_id ?? 0)
    const later = { start_date: '2026-06-01T00:00:00.000Z', end_date: '2026-06-30T23:59:59.999Z' }
    await assign(app, await storeCampaign(app, later), two?.truck_id ?? 0)
    expect(await api.driveTotals()).toMatchObject({ trucksOnCampaign: 1, truckInventory: 2, vendors: 2 })
    const { vendors } = await api.vendors({ query: { sortBy: 'name' } })
    expect(vendors.map(one => [one.name, one.assigned_trucks, one.available_trucks])).toEqual([
      ['busy', 1, 1],
      ['idle', 0, 1],
    ])
    const names = async (which: 'on_campaign' | 'available') =>
      (await api.vendors({ query: { trucks: which, sortBy: 'name' } })).vendors.map(({ name }) => name)
    expect(await names('on_campaign')).toEqual(['busy'])
    expect(await names('available')).toEqual(['busy', 'idle'])
  })
})

describe('Needs Attention', () => {
  it('lists the vendors for whom the rule has a reason, with it, and no others', async () => {
    const app = await testApp()
    const { api, named } = await fleet(app)
    const campaignId = await storeCampaign(app)
    const make = async (name: string, over = {}) => {
      const vendor = await named(name, { edits: trucks, ...over })
      return vendor.trucks[0]?.truck_id ?? 0
    }
    await storeFixItem(app, await make('bleeds'), { bleeding_stopped: false })
    await storeFixItem(app, await make('late'), { target_close_date: '2026-05-19' })
    await storeFixItem(app, await make('due today'), { target_close_date: '2026-05-20' })
    await storeFixItem(app, await make('mended'), { bleeding_stopped: false, closed: true })
    await assign(app, campaignId, await make('no picture'))
    await assign(app, campaignId, await make('sends none', { picture_reporting: false }))
    const pictured = await make('pictured')
    await assign(app, campaignId, pictured)
    await storePicture(app, pictured, '2026-05')
    const unapproved = await make('unapproved')
    await assign(app, campaignId, unapproved)
    await storePicture(app, unapproved, '2026-04')
    const query = { needs_attention: 'true', sortBy: 'name' } as const
    const { vendors, rowCount } = await api.vendors({ query })
    expect(vendors.map(({ name, attention }) => [name, attention.map(({ reason }) => reason)])).toEqual([
      ['bleeds', ['bleeding']],
      ['late', ['past-target']],
      ['no picture', ['no-picture']],
      ['unapproved', ['no-picture']],
    ])
    expect(vendors[0]?.attention[0]).toMatchObject({ truck_name: 'Box 1' })
    expect(rowCount).toBe(4)
    expect(await api.driveTotals()).toMatchObject({ needsAttention: 4 })
    const everyone = (await api.vendors({ query: { pageSize: 100 } })).vendors
    expect(everyone.filter(({ attention }) => attention.length > 0)).toHaveLength(4)
  })
})
