import { guestStorage } from '@product/sdk/values'
import { describe, expect, it, vi } from 'vitest'
import { guestStore } from './guest-store'

const PLACE = 'RaStoreconsole-7.'

function browser(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept).map(([key, value]) => [PLACE + key, value]))
  const page = new EventTarget()
  const storage = guestStorage(() => ({
    length: entries.size,
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }))
  const store = guestStore(storage, 'console-7', page)
  store.setup()
  return { store, entries, page }
}

describe('what a user chose', () => {
  it('is kept under the names that react-admin gives it, and told to whoever shows it', () => {
    const { store, entries } = browser()
    const heard = vi.fn<(value: unknown) => void>()
    const stop = store.subscribe('trucks.selectedIds', heard)
    store.setItem('trucks.selectedIds', [1, 2])
    expect(entries.get(`${PLACE}trucks.selectedIds`)).toBe('[1,2]')
    expect(store.getItem('trucks.selectedIds', [])).toEqual([1, 2])
    expect(store.listItems?.()).toEqual({ 'trucks.selectedIds': [1, 2] })
    stop()
    store.removeItem('trucks.selectedIds')
    expect(heard.mock.calls).toEqual([[[1, 2]]])
    expect(store.getItem('trucks.selectedIds', [])).toEqual([])
  })

  it('is another user’s own', () => {
    const { store, entries } = browser()
    entries.set('RaStoreconsole-71.trucks.selectedIds', '[3]')
    store.reset()
    expect([...entries.keys()]).toEqual(['RaStoreconsole-71.trucks.selectedIds'])
  })

  it('in another tab is followed, unless it makes no sense', () => {
    const { store, page } = browser()
    const heard = vi.fn<(value: unknown) => void>()
    store.subscribe('trucks.selectedIds', heard)
    for (const newValue of ['[4]', 'null', '7', null]) {
      page.dispatchEvent(Object.assign(new Event('storage'), { key: `${PLACE}trucks.selectedIds`, newValue }))
    }
    expect(heard.mock.calls).toEqual([[[4]], [undefined], [undefined], [undefined]])
  })

  it('by an earlier version is let go', () => {
    const { store, entries } = browser({ version: '0', 'trucks.selectedIds': '[1]' })
    expect(store.getItem('trucks.selectedIds')).toBeUndefined()
    expect(Object.fromEntries(entries)).toEqual({ [`${PLACE}version`]: '1' })
  })

  it.each([
    ['trucks.selectedIds', ['null', '{}', '7', '"a"', '[null]', '[{}]', 'no json', '']],
    ['trucks.elsewhere.selectedIds', ['null', '{}']],
    ['trucks.selectedIds.storeKeys', ['null', '[1]']],
    ['trucks.datatable', ['null', '{"a":1}', '[1]', 'true']],
    ['trucks.datatable_columnRanks', ['null', '["a"]', '{}']],
    ['trucks.savedQueries', ['null', '[null]', '{}']],
    [
      'trucks.listParams',
      ['null', '[]', '{"perPage":0}', '{"page":-1}', '{"page":"x"}', '{"filter":7}', '{"sort":{}}'],
    ],
    ['trucks.elsewhere', ['{"order":"sideways"}', '{"filter":{"q":1}}']],
    ['payments.perPage', ['0', 'null', '"10"', '-1', '1e9']],
  ])('under %s counts as not there where it is of another shape', (key, wrong) => {
    for (const text of wrong) {
      const { store } = browser({ [key]: text })
      expect(store.getItem(key, 'default'), text).toBe('default')
      expect(store.getItem(key), text).toBeUndefined()
    }
  })

  it('is of the kind of its default, whatever its name', () => {
    const { store } = browser({ width: '[]', flag: 'null', size: '12' })
    expect([store.getItem('width', 100), store.getItem('flag', true), store.getItem('size', 7)]).toEqual([
      100,
      true,
      12,
    ])
  })

  it.each([
    [
      'trucks.listParams',
      { page: 2, perPage: 50, sort: 'name', order: 'ASC', filter: { q: 'a' }, displayedFilters: {} },
    ],
    ['trucks.listParams', { filter: {}, order: null, page: 1, perPage: null, sort: null }],
    ['trucks.selectedIds', [1, 'a']],
    ['payments.perPage', 50],
  ])('under %s comes back as it was put there', (key, value) => {
    const { store } = browser({ [key]: JSON.stringify(value) })
    expect(store.getItem(key)).toEqual(value)
  })
})
