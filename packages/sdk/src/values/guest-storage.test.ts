import { describe, expect, it } from 'vitest'
import { type BrowserStorage, guestStorage } from './guest-storage'

/** A browser's storage that takes so many characters. */
function browserStorage(most = Infinity): BrowserStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get length() {
      return entries.size
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem(key, value) {
      const others = [...entries].filter(([name]) => name !== key)
      if ([...others, [key, value]].join('').length > most)
        throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: key => void entries.delete(key),
  }
}

describe('the storage of a browser', () => {
  it('keeps what it is given', () => {
    const browser = browserStorage()
    const storage = guestStorage(() => browser)
    storage.setItem('theme', 'dark')
    expect(browser.entries.get('theme')).toBe('dark')
    expect([storage.getItem('theme'), storage.getItem('other')]).toEqual(['dark', null])
    storage.removeItem('theme')
    expect([storage.getItem('theme'), storage.keys(''), browser.entries.size]).toEqual([null, [], 0])
  })

  it('that is full still remembers for this page, and leaves nothing older to the next', () => {
    const browser = browserStorage(20)
    const storage = guestStorage(() => browser)
    storage.setItem('a', 'short')
    storage.setItem('a', 'x'.repeat(100))
    storage.setItem('b', 'y'.repeat(100))
    expect([storage.getItem('a')?.length, storage.getItem('b')?.length]).toEqual([100, 100])
    expect(new Set(storage.keys(''))).toEqual(new Set(['a', 'b']))
    expect(storage.keys('b')).toEqual(['b'])
    expect(browser.entries.size).toBe(0)
    storage.setItem('a', 'short')
    expect([storage.getItem('a'), browser.entries.get('a')]).toEqual(['short', 'short'])
  })

  it('that is full keeps what is older where that is wanted', () => {
    const browser = browserStorage(20)
    const storage = guestStorage(() => browser, { keepsOlder: true })
    storage.setItem('a', 'first')
    storage.setItem('a', 'second'.repeat(10))
    expect([storage.getItem('a')?.length, browser.entries.get('a')]).toEqual([60, 'first'])
  })

  it('that is forbidden is as good as empty', () => {
    const storage = guestStorage(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect([storage.getItem('a'), storage.keys('')]).toEqual([null, []])
    storage.setItem('a', '1')
    expect([storage.getItem('a'), storage.keys('')]).toEqual(['1', ['a']])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })
})
