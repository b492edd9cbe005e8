import { type GuestStorage, isLike, readStored } from '@product/sdk/values'
import type { Store } from 'ra-core'
import { isOfItsShape } from './stored-shapes'

/** Changes with the shape of what is kept: what an earlier version kept is let go. */
const VERSION = '1'

/**
 * Where react-admin keeps what a user chose: which columns, which rows are ticked, which page of a list. As its own
 * `localStorageStore`, under the same names, but for a storage that is a guest: what can't be kept is forgotten with
 * the page, and what is not of its shape, or of that of the default, counts as not there.
 */
export function guestStore(storage: GuestStorage, appKey: string, page: EventTarget = window): Store {
  const prefix = `RaStore${appKey}.`
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const publish = (key: string, value: unknown): void => {
    for (const listener of listeners.get(key) ?? []) listener(value)
  }
  const read = (key: string, text: string | null): unknown => {
    const value = readStored(text, undefined)
    return isOfItsShape(key, value) ? value : undefined
  }
  const ownKeys = (start = ''): string[] => storage.keys(prefix + start).map(key => key.slice(prefix.length))
  const remove = (key: string): void => {
    storage.removeItem(prefix + key)
    publish(key, undefined)
  }
  const removeAll = (start?: string): void => {
    for (const key of ownKeys(start)) remove(key)
  }
  const follow = (event: Event): void => {
    const { key, newValue } = event as StorageEvent
    if (key?.startsWith(prefix)) publish(key.slice(prefix.length), read(key.slice(prefix.length), newValue))
  }
  return {
    setup() {
      const known = storage.getItem(`${prefix}version`)
      if (known !== null && known !== VERSION) removeAll()
      storage.setItem(`${prefix}version`, VERSION)
      page.addEventListener('storage', follow)
    },
    teardown: () => page.removeEventListener('storage', follow),
    getItem<Value>(key: string, byDefault?: Value) {
      const value = read(key, storage.getItem(prefix + key))
      // Whoever wrote under this name has the type that it reads: the shape is checked as far as one is known.
      return value === undefined || !isLike(byDefault, value) ? byDefault : (value as Value)
    },
    setItem(key, value) {
      if (value === undefined) return remove(key)
      storage.setItem(prefix + key, JSON.stringify(value))
      publish(key, value)
    },
    removeItem: remove,
    removeItems: removeAll,
    reset: () => removeAll(),
    subscribe(key, listener) {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => known.delete(listener)
    },
    listItems: start =>
      Object.fromEntries(
        ownKeys(start).flatMap(key => {
          const value = key === 'version' ? undefined : read(key, storage.getItem(prefix + key))
          return value === undefined ? [] : [[key, value]]
        }),
      ),
  }
}
