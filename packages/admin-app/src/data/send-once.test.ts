import { describe, expect, it } from 'vitest'
import { createSendOnce } from './send-once'

function parts() {
  const kept = new Map<string, string>()
  let made = 0
  return {
    name: 'campaigns/new',
    makeKey: () => `key-${++made}`,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  }
}

describe('the key of what is sent', () => {
  it('stays when the same is sent again, also after the page was loaded anew', () => {
    const tab = parts()
    expect(createSendOnce(tab).keyFor({ name: 'Vega' })).toBe('key-1')
    const reloaded = createSendOnce(tab)
    expect(reloaded.keyFor({ name: 'Vega' })).toBe('key-1')
    expect(createSendOnce({ ...tab, name: 'campaigns/7' }).keyFor({ name: 'Vega' })).toBe('key-2')
  })

  it('is another one for something else, and once the answer came', () => {
    const tab = parts()
    const first = createSendOnce(tab)
    first.keyFor({ name: 'Vega' })
    expect(first.keyFor({ name: 'Lyra' })).toBe('key-2')
    first.answered()
    expect(first.keyFor({ name: 'Lyra' })).toBe('key-3')
    createSendOnce(tab).answered()
    expect(createSendOnce(tab).keyFor({ name: 'Lyra' })).toBe('key-4')
  })

  it('lives as long as the page where nothing can be stored, and is made anew from what is no key', () => {
    const once = createSendOnce({ ...parts(), storage: undefined })
    expect(once.keyFor(1)).toBe(once.keyFor(1))
    const tab = parts()
    tab.storage.setItem('sent|campaigns/new', '{"text":1}')
    expect(createSendOnce(tab).keyFor(1)).toBe('key-1')
  })
})
