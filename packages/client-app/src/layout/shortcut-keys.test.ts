import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcut-keys'

describe('a shortcut', () => {
  it.each([
    ['g', 'm', 'map'],
    ['g', 'a', 'analytics'],
    ['g', '?', 'help'],
    ['x', 'm', undefined],
    ['m', 'g', undefined],
  ])('%s then %s means %s', (first, second, action) => {
    expect(shortcutOf({ key: second, at: 1200 }, { key: first, at: 1000 })).toBe(action)
  })

  it('of two keys needs them close together', () => {
    expect(shortcutOf({ key: 'm', at: 2500 }, { key: 'g', at: 1000 })).toBe('map')
    expect(shortcutOf({ key: 'm', at: 2501 }, { key: 'g', at: 1000 })).toBeUndefined()
  })

  it('with Ctrl or Cmd needs no other before it, and means nothing else', () => {
    expect(shortcutOf({ key: 'k', at: 0, mod: true }, undefined)).toBe('search')
    expect(shortcutOf({ key: 'K', at: 0, mod: true }, undefined)).toBe('search')
    expect(shortcutOf({ key: 'k', at: 0 }, undefined)).toBeUndefined()
    expect(shortcutOf({ key: 'm', at: 1200, mod: true }, { key: 'g', at: 1000 })).toBeUndefined()
    expect(shortcutOf({ key: '?', at: 0, mod: true }, undefined)).toBeUndefined()
  })

  it('of one key needs none before it', () => {
    expect(shortcutOf({ key: '?', at: 0 }, undefined)).toBe('help')
  })
})
