import { describe, expect, it } from 'vitest'
import { clearHints, type HintStore, readHints, writeHints } from './session-hints'

function storeOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries))
  const store: HintStore = {
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key),
  }
  return { store, held }
}

const stored = { name: 'Ann', userId: '7', role: '4', has_accepted_terms_and_conditions: 'true' }
const hints = { userId: 7, name: 'Ann', role: 4, termsAccepted: true } as const

describe('hints of a session', () => {
  it('are kept under the names of the documents, and read as they were written', () => {
    const { store, held } = storeOf()
    writeHints(store, hints)
    expect(Object.fromEntries(held)).toEqual(stored)
    expect(readHints(store)).toEqual(hints)
  })

  it.each(['false', 'yes', '1', ''])('count the terms as accepted only by true, not by %j', text => {
    const { store } = storeOf({ ...stored, has_accepted_terms_and_conditions: text })
    expect(readHints(store)?.termsAccepted).toBe(false)
  })

  it.each([
    ['role', '6'],
    ['role', '0'],
    ['role', 'Owner'],
    ['role', ''],
    ['userId', '0'],
    ['userId', '-1'],
    ['userId', '1.5'],
    ['userId', 'seven'],
    ['userId', ''],
  ])('make no sense with the %s %j', (key, value) => {
    expect(readHints(storeOf({ ...stored, [key]: value }).store)).toBeUndefined()
  })

  it.each(['role', 'userId', 'name'])('are none without the %s', key => {
    const { store } = storeOf(stored)
    store.removeItem(key)
    expect(readHints(store)).toBeUndefined()
  })

  it('are cleared whole, and nothing of others with them', () => {
    const { store, held } = storeOf({ ...stored, theme: 'dark' })
    clearHints(store)
    expect([...held.keys()]).toEqual(['theme'])
  })
})
