import { type Geocoder, WAYPOINT_GROUP_TEXTS } from '@product/sdk/nouns/placeholders'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { storePlaceholder } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
let api: Awaited<ReturnType<TestApp['loginAs']>>['api']

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(3)).api
})

const create = (name: string, addresses: string[]) =>
  api.createWaypointGroup({ body: { name, addresses } }).then(({ new_waypoint: [group] }) => group)

describe('a waypoint group', () => {
  it('keeps its addresses in their order, trimmed, blank ones left out', async () => {
    const group = await create(' Port ', [' 90731', '', '\t', '1 Harbor Blvd,\n San Pedro', '90731'])
    expect(group).toMatchObject({
      name: 'Port',
      addresses: ['90731', '1 Harbor Blvd, San Pedro', '90731'],
      version: 1,
    })
    const { waypoint } = await api.waypointGroup({ params: { id: group?.waypoint_group_id ?? 0 } })
    expect(waypoint).toEqual([{ ...group, placeholders: [] }])
  })

  it.each([
    ['no address', 'Port', [], { addresses: WAYPOINT_GROUP_TEXTS.noAddress }],
    ['blanks and tabs alone', 'Port', [' ', '\t\n'], { addresses: WAYPOINT_GROUP_TEXTS.noAddress }],
    ['no name', ' ', ['90731'], { name: WAYPOINT_GROUP_TEXTS.nameMissing }],
    [
      '5,001 addresses',
      'Port',
      Array<string>(5001).fill('90731'),
      { addresses: WAYPOINT_GROUP_TEXTS.tooMany },
    ],
  ])('is refused with %s', async (_, name, addresses, issues) => {
    await expect(create(name, addresses)).rejects.toMatchObject({ status: 422, issues })
    expect((await api.waypointGroups()).rowCount).toBe(0)
  })

  it('may have 5,000 addresses; the list shows the first of them', async () => {
    const addresses = Array.from({ length: 5000 }, (_, at) => String(90_000 + at))
    await create('All', addresses)
    expect((await api.waypointGroups()).waypoints).toMatchObject([
      { num_addresses: 5000, first_addresses: addresses.slice(0, 6), num_placeholders: 0 },
    ])
    expect((await api.placesOfAddresses({ body: { addresses } })).places).toHaveLength(5000)
  })

  it('is changed by what is sent, and not on an old version', async () => {
    const { waypoint_group_id: id, version } = (await create('Port', ['90731'])) ?? { waypoint_group_id: 0 }
    const change = (body: object) => api.updateWaypointGroup({ params: { id }, body })
    expect((await change({ addresses: ['90744'] })).updated_waypoint).toMatchObject([
      { name: 'Port', addresses: ['90744'], version: 2 },
    ])
    await expect(change({ name: 'Late', version })).rejects.toMatchObject({
      status: 409,
      stored: { name: 'Port', version: 2 },
    })
    const log = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity, 'waypoint_group'))
      .orderBy(audit.audit_id)
    expect(log).toMatchObject([
      { action: 'added the waypoint group Port' },
      {
        action: 'changed the waypoint group Port',
        before: { addresses: ['90731'] },
        after: { addresses: ['90744'] },
      },
    ])
  })

  it('is deleted once nobody uses it', async () => {
    const group = await create('Port', ['90731'])
    const id = group?.waypoint_group_id ?? 0
    const placeholder = await storePlaceholder(app, 'Loop')
    await api.updatePlaceholder({ params: { id: placeholder }, body: { waypoint_ids: [[id, 0]] } })
    const remove = () => api.deleteWaypointGroup({ params: { id } })
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      message: 'The waypoint group Port is used by Loop. Take it out there first.',
    })
    expect((await api.waypointGroup({ params: { id } })).waypoint).toMatchObject([
      { placeholders: [{ name: 'Loop' }] },
    ])
    await api.deletePlaceholder({ params: { id: placeholder } })
    expect(await remove()).toEqual({ deleted_waypoint: [group] })
    await expect(remove()).rejects.toMatchObject({ status: 404 })
  })

  it('is found by its name or an address, and sorted by size', async () => {
    await create('Port', ['90731'])
    await create('Airport', ['90045', '90301'])
    await create('Beach', ['90291', '1 Ocean Front Walk, Venice'])
    const names = async (query: object) =>
      (await api.waypointGroups({ query })).waypoints.map(({ name }) => name)
    expect(await names({})).toEqual(['Airport', 'Beach', 'Port'])
    expect(await names({ search: 'pORT' })).toEqual(['Airport', 'Port'])
    expect(await names({ search: '9029' })).toEqual(['Beach'])
    expect(await names({ search: 'vénice' })).toEqual(['Beach'])
    expect(await names({ search: '", "' })).toEqual([])
    expect(await names({ sortBy: 'num_addresses', sortOrder: 'desc' })).toEqual(['Beach', 'Airport', 'Port'])
    expect(await names({ page: 1, pageSize: 2 })).toEqual(['Port'])
  })

  it('is nobody’s but Administrators’ and Owners’', async () => {
    for (const role of [2, 4, 5]) {
      const other = (await app.loginAs(role)).api
      await expect(other.waypointGroups()).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('the places of addresses', () => {
  it('are found for ZIP codes, and what can’t be placed is named', async () => {
    const { places, complete } = await api.placesOfAddresses({
      body: { addresses: ['90012', '00000', '100 Queen St W, Toronto, ON M5H 2N2'] },
    })
    expect(places).toEqual([
      { address: '90012', at: [-118.2386, 34.066] },
      { address: '00000', at: null },
      { address: '100 Queen St W, Toronto, ON M5H 2N2', at: null },
    ])
    expect(complete).toBe(true)
  })

  it('are none while the service that knows them does not answer, and it is said', async () => {
    const geocoder: Geocoder = {
      provider: 'openrouteservice',
      find: async () => ({ ok: false, problem: { code: 'down' } }),
    }
    const alone = await testApp({ geocoder })
    const { api: other } = await alone.loginAs(3)
    expect(await other.placesOfAddresses({ body: { addresses: ['90012'] } })).toEqual({
      places: [{ address: '90012', at: null }],
      complete: false,
    })
  })
})
