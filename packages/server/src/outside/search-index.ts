import type { SearchIndexName, SearchRecord } from '@product/sdk/nouns/search'

/** A record as the outside service should have it; null: deleted. */
export interface OutsideRecord {
  index: SearchIndexName
  objectId: string
  record: SearchRecord | null
}

/** A search service outside, which the console asks directly. Calls throw where the service can't be reached. */
export interface OutsideSearch {
  /** Whose indexes they are: another account knows nothing of what this one was sent. */
  account: string
  /** Makes the indexes search the fields that ours search. */
  prepare(): Promise<void>
  /** All of them or, where it throws, perhaps some: sending again does no harm. */
  send(records: readonly OutsideRecord[]): Promise<void>
  /** A key that can search until then, and do nothing else. */
  searchKey(until: Date): Promise<string>
}
