import type { OutsideRecord, OutsideSearch } from '../../outside/search-index'

/** An outside service in memory, which can be told to fail. */
export interface FakeOutsideSearch extends OutsideSearch {
  records: Map<string, object>
  prepared: number
  calls: number
  /** What the next calls throw. */
  failures: Error[]
  /** Runs while records are on their way. */
  whileSending: () => Promise<void>
}

export function fakeOutsideSearch(account = 'FAKE'): FakeOutsideSearch {
  const fake: FakeOutsideSearch = {
    account,
    records: new Map(),
    prepared: 0,
    calls: 0,
    failures: [],
    whileSending: async () => {},
    async prepare() {
      fake.prepared += 1
    },
    async send(records: readonly OutsideRecord[]) {
      fake.calls += 1
      const failure = fake.failures.shift()
      if (failure) throw failure
      await fake.whileSending()
      for (const { objectId, record } of records) {
        if (record === null) fake.records.delete(objectId)
        else fake.records.set(objectId, record)
      }
    },
    async searchKey(until) {
      const failure = fake.failures.shift()
      if (failure) throw failure
      return `key until ${until.toISOString()}`
    },
  }
  return fake
}
