import {
  clearHints,
  type HintStore,
  readHints,
  type SessionHints,
  writeHints,
} from '@product/sdk/nouns/people'

/** Local storage, or nothing where the browser forbids it: the page then asks the server before it paints. */
const store: HintStore = {
  getItem: key => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: key => attempt(() => localStorage.removeItem(key)),
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** The hints of the session that this browser remembers, shared by its tabs. */
export const hintStore = {
  read: (): SessionHints | undefined => readHints(store),
  write: (hints: SessionHints): void => writeHints(store, hints),
  clear: (): void => clearHints(store),
}
