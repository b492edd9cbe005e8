import { type Role, readRole } from '../../values/role'

/** What the page remembers of the session for its first paint. Hints only: the server decides. */
export interface SessionHints {
  userId: number
  name: string
  role: Role
  termsAccepted: boolean
}

/** The part of local storage that is used; the page passes its own. */
export interface HintStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Keys as the documents name them. Spec: client dashboard, 3. */
const KEYS = ['name', 'userId', 'role', 'has_accepted_terms_and_conditions'] as const

export function writeHints(store: HintStore, hints: SessionHints): void {
  store.setItem('name', hints.name)
  store.setItem('userId', String(hints.userId))
  store.setItem('role', String(hints.role))
  store.setItem('has_accepted_terms_and_conditions', String(hints.termsAccepted))
}

/** The hints, or undefined where they are missing or make no sense. */
export function readHints(store: HintStore): SessionHints | undefined {
  const role = readRole(store.getItem('role'))
  const userId = Number(store.getItem('userId') ?? Number.NaN)
  const name = store.getItem('name')
  if (role === undefined || name === null || !Number.isSafeInteger(userId) || userId < 1) return undefined
  return { userId, name, role, termsAccepted: store.getItem('has_accepted_terms_and_conditions') === 'true' }
}

export function clearHints(store: HintStore): void {
  for (const key of KEYS) store.removeItem(key)
}
