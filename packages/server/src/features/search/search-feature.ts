import type { ServerFeature } from '../../http/server-feature'
import { searchHandlers } from './search-handlers'
import { startSearchWorker } from './search-worker'

export const searchFeature: ServerFeature = {
  name: 'search',
  handlers: searchHandlers,
  jobs: [
    ({ db, outsideSearch, log, plugged }) =>
      startSearchWorker({ db, sources: plugged.searchSources, outside: outsideSearch, log }),
  ],
}
