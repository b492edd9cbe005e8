import { browserMemory } from '../data/browser-storage'

export interface RememberedChoice<Value extends string> {
  values: readonly Value[]
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** One of a few values, remembered by this browser and followed by its other tabs. The first value is the default. */
export function rememberedChoice<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): RememberedChoice<Value> {
  const read = (): Value => {
    const text = browserMemory.getItem(key)
    return values.find(value => value === text) ?? values[0]
  }
  let current = read()
  const listeners = new Set<() => void>()
  const change = (value: Value): void => {
    current = value
    for (const listener of listeners) listener()
  }
  const follow = (event: StorageEvent): void => {
    if (event.key === key) change(read())
  }
  return {
    values,
    get: () => current,
    set(value) {
      browserMemory.setItem(key, value)
      change(value)
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
  }
}
