import { sharedData } from '@product/sdk/shared-data'
import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request'

describe('a request of ra-data-simple-rest', () => {
  it('for a page names rows, order and filters', () => {
    const url =
      '/trucks?filter=%7B%22q%22%3A%22box%20truck%22%2C%22city%22%3A%5B%22LA%22%2C%22NYC%22%5D%7D&range=%5B100%2C149%5D&sort=%5B%22license_plate%22%2C%22DESC%22%5D'
    expect(readRequest(url, {})).toEqual({
      kind: 'list',
      resource: 'trucks',
      range: [100, 149],
      sort: ['license_plate', 'DESC'],
      filter: { q: 'box truck', city: ['LA', 'NYC'] },
    })
  })

  it('for a few records names their ids', () => {
    expect(readRequest('/vendors?filter=%7B%22id%22%3A%5B3%2C5%5D%7D', {})).toEqual({
      kind: 'many',
      resource: 'vendors',
      ids: ['3', '5'],
    })
  })

  it('decodes the id of a record', () => {
    expect(readRequest('/vendors/foo%2Fbar%3Fx', {})).toEqual({
      kind: 'one',
      resource: 'vendors',
      id: 'foo/bar?x',
    })
  })

  it('carries data for a new and for a changed record', () => {
    expect(readRequest('/vendors', { method: 'POST', body: '{"name":"New"}' })).toMatchObject({
      kind: 'create',
      data: { name: 'New' },
    })
    expect(readRequest('/vendors/12', { method: 'PUT', body: '{"name":"Changed"}' })).toMatchObject({
      kind: 'update',
      id: '12',
      data: { name: 'Changed' },
    })
    expect(readRequest('/vendors/12', { method: 'DELETE' })).toMatchObject({ kind: 'remove', id: '12' })
  })
})

interface RecordedCase {
  call: string
  resource?: string
  params?: { id?: string | number; ids?: number[]; data?: object; filter?: object }
  requests?: { method: string; url: string; body: string | null }[]
}

const recordings = sharedData('react-admin/requests.json')
// The file's own README says what it holds.
const { cases }: { cases: RecordedCase[] } = recordings ? await import(recordings) : { cases: [] }

describe.skipIf(!recordings)('the requests recorded from the provider', () => {
  const kinds: Record<string, string> = {
    getList: 'list',
    getOne: 'one',
    getMany: 'many',
    create: 'create',
    update: 'update',
    delete: 'remove',
  }
  it.each(cases.filter(({ requests }) => requests))('$call of $resource $params is understood', recorded => {
    const { call, resource, params = {}, requests = [] } = recorded
    for (const { method, url, body } of requests) {
      const read = readRequest(url, { method, body: body ?? undefined })
      expect(read).toMatchObject({ kind: kinds[call], resource })
      if (params.id !== undefined) expect(read).toMatchObject({ id: String(params.id) })
      if (params.ids) expect(read).toMatchObject({ ids: params.ids.map(String) })
      if (params.data) expect(read).toMatchObject({ data: params.data })
      if (params.filter) expect(read).toMatchObject({ filter: params.filter })
    }
  })
})
