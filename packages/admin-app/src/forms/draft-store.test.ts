import { describe, expect, it } from 'vitest'
import { type BrowserStorage, type GuestStorage, guestStorage } from '@product/sdk/values'
import { createDraftStore } from './draft-store'

/** A browser's storage. */
function browserStorage(): BrowserStorage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: at => [...items.keys()][at] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  }
}

const memory = (): GuestStorage => {
  const browser = browserStorage()
  return guestStorage(() => browser)
}

const DAY = 86_400_000

describe('unsaved changes', () => {
  const open = (storage: GuestStorage, { tab = 'a', userId = 7, at = 0 } = {}) =>
    createDraftStore({ storage, now: () => at, keepMs: 7 * DAY, userId, tab })

  it('are there again after a reload', () => {
    const storage = memory()
    open(storage, { at: 5 }).write('team/3', { name: 'Ann' })
    expect(open(storage, { at: 9 }).read('team/3', () => true)).toEqual({
      value: { name: 'Ann' },
      savedAt: 5,
    })
    expect(open(storage).read('team/30', () => true)).toBeUndefined()
  })

  it('are not shown to another user of the browser', () => {
    const storage = memory()
    open(storage).write('team/3', { name: 'Ann' })
    expect(open(storage, { userId: 8 }).read('team/3', () => true)).toBeUndefined()
    expect(open(storage, { userId: 70 }).read('team/3', () => true)).toBeUndefined()
  })

  it('of two tabs are kept apart', () => {
    const storage = memory()
    open(storage, { tab: 'a' }).write('team/3', { name: 'Ann' })
    open(storage, { tab: 'b' }).write('team/3', { name: 'Bob' })
    expect(open(storage, { tab: 'a' }).read('team/3', () => true)?.value).toEqual({ name: 'Ann' })
    expect(open(storage, { tab: 'b' }).read('team/3', () => true)?.value).toEqual({ name: 'Bob' })
  })

  it('of a tab that is gone are taken over, the newest first', () => {
    const storage = memory()
    open(storage, { tab: 'a', at: 1 }).write('team/3', { name: 'Ann' })
    open(storage, { tab: 'b', at: 2 }).write('team/3', { name: 'Bob' })
    expect(open(storage, { tab: 'c', at: 3 }).read('team/3', () => true)?.value).toEqual({ name: 'Bob' })
    open(storage, { tab: 'c' }).remove('team/3')
    expect(open(storage, { tab: 'c' }).read('team/3', () => true)?.value).toEqual({ name: 'Ann' })
  })

  it('are swept away after a week, and when they are damaged', () => {
    const storage = memory()
    open(storage).write('team/3', { name: 'Ann' })
    storage.setItem('draft|7|team/4|a', '{')
    storage.setItem('other', 'stays')
    expect(open(storage, { at: 7 * DAY - 1 }).read('team/3', () => true)).toBeDefined()
    expect(open(storage, { at: 7 * DAY }).read('team/3', () => true)).toBeUndefined()
    expect(storage.keys('')).toEqual(['other'])
  })

  it('that the storage refuses live as long as the page', () => {
    const full = guestStorage(() => ({
      ...browserStorage(),
      setItem() {
        throw new Error('full')
      },
    }))
    open(full).write('team/3', { name: 'Ann' })
    expect(open(full).read('team/3', () => true)?.value).toEqual({ name: 'Ann' })
  })

  it('of a tab that is gone are still there after the next reload where the storage has no room for two', () => {
    const browser = browserStorage()
    const full = (): BrowserStorage => ({
      ...browser,
      get length() {
        return browser.length
      },
      setItem(key, value) {
        if (browser.length > 0) throw new Error('full')
        browser.setItem(key, value)
      },
    })
    const page = () => guestStorage(full, { keepsOlder: true })
    open(page()).write('team/3', { name: 'Ann' })
    for (let reload = 0; reload < 2; reload++) {
      expect(open(page(), { tab: 'b' }).read('team/3', () => true)?.value).toEqual({ name: 'Ann' })
    }
  })

  it('of another shape are forgotten', () => {
    const storage = memory()
    open(storage).write('team/3', null)
    expect(open(storage).read('team/3', value => value !== null)).toBeUndefined()
  })
})
