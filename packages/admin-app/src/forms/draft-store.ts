import { type GuestStorage, readStored } from '@product/sdk/values'

export interface Draft<Value> {
  value: Value
  /** UTC milliseconds. */
  savedAt: number
}

interface DraftStoreParts {
  /** One that never throws. */
  storage: GuestStorage
  now: () => number
  /** How long a draft is kept, milliseconds. */
  keepMs: number
  /** Drafts are each user's own: another one at the same browser does not get them. */
  userId: number
  /** Two tabs may edit one record: each keeps its own draft. */
  tab: string
}

const PREFIX = 'draft'

const parse = (text: string | null): Draft<unknown> | undefined =>
  readStored<Draft<unknown>>(text, { value: null, savedAt: 0 })

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * Unsaved changes in the browser's storage, by record. A tab finds its own; where it has none it takes over the newest
 * of a tab that is gone (or still open: that one writes again with its next change).
 */
export function createDraftStore({ storage, now, keepMs, userId, tab }: DraftStoreParts) {
  const keyOf = (name: string, ofTab: string): string => [PREFIX, userId, name, ofTab].join('|')
  function sweep(): void {
    for (const key of storage.keys(`${PREFIX}|`)) {
      const draft = parse(storage.getItem(key))
      if (!draft || now() - draft.savedAt >= keepMs) storage.removeItem(key)
    }
  }

  function write(name: string, value: unknown): void {
    storage.setItem(keyOf(name, tab), JSON.stringify({ value, savedAt: now() }))
  }

  return {
    /**
     * What was kept for a record. Its shape is the writer's own, under the same name; what `isIts` finds not to be of
     * it, an earlier release's for example, is forgotten.
     */
    read<Value>(name: string, isIts: (value: unknown) => boolean): Draft<Value> | undefined {
      sweep()
      const found = storage
        .keys(keyOf(name, ''))
        .map(key => ({ key, draft: parse(storage.getItem(key)) }))
        .filter(({ draft }) => draft !== undefined && isIts(draft.value))
        .toSorted((a, b) => (b.draft?.savedAt ?? 0) - (a.draft?.savedAt ?? 0))
      const own = found.find(({ key }) => key === keyOf(name, tab))
      const taken = own ?? found[0]
      if (!taken?.draft) return undefined
      if (!own) {
        // A full storage has the room for it only then.
        storage.removeItem(taken.key)
        storage.setItem(keyOf(name, tab), JSON.stringify(taken.draft))
      }
      return taken.draft as Draft<Value>
    },
    write,
    remove: (name: string): void => storage.removeItem(keyOf(name, tab)),
  }
}
