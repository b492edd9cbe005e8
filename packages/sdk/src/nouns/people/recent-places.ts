import type { GuestStorage } from '../../values/guest-storage'
import { readStored } from '../../values/read-stored'

/** A record's page that somebody opened. */
export interface RecentPlace {
  /** Inside the app. */
  path: string
  /** The record's name. */
  name: string
  /** Key of the text that says what kind of record it is. */
  kind: string
}

const MOST_PLACES = 8
const PREFIX = 'recent-places-'

const EXAMPLE: RecentPlace[] = [{ path: '', name: '', kind: '' }]

/** What somebody opened last, the latest first; nothing where what is kept can't be read. */
export const recentPlaces = (storage: GuestStorage, userId: number): RecentPlace[] =>
  readStored(storage.getItem(PREFIX + userId), EXAMPLE)?.slice(0, MOST_PLACES) ?? []

/** Puts a place before the others of this person; the one that was there under its address goes, and the oldest beyond 8. */
export function rememberPlace(
  storage: GuestStorage,
  userId: number,
  { path, name, kind }: RecentPlace,
): void {
  const others = recentPlaces(storage, userId).filter(other => other.path !== path)
  const places = [{ path, name, kind }, ...others].slice(0, MOST_PLACES)
  storage.setItem(PREFIX + userId, JSON.stringify(places))
}

/** Everybody's places go, with the names that are in them: at logout. */
export function forgetPlaces(storage: GuestStorage): void {
  for (const key of storage.keys(PREFIX)) storage.removeItem(key)
}
