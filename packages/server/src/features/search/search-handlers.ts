import { searchEndpoints } from '@product/sdk/features/search'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import type { PluggedParts } from '../../http/server-feature'
import { drainSearchQueue } from '../../nouns/search/drain-search-queue'
import { runSearch } from './run-search'

/** As many changes as a search may bring in first, so that what was just saved is found. The worker does the rest. */
const CATCH_UP = 200

const catchUp = (db: Db, { plugged, outsideSearch }: PluggedParts) =>
  drainSearchQueue(db, plugged.searchSources, {
    push: outsideSearch !== undefined,
    most: CATCH_UP,
    mayWait: false,
  })

export const searchHandlers = implement(searchEndpoints, {
  async searchIndexes({ body, db, parts }) {
    await catchUp(db, parts)
    return { results: await runSearch(db, body.requests) }
  },
  async searchIndex({ params, body, db, parts }) {
    await catchUp(db, parts)
    const [result] = await runSearch(db, [{ ...body, indexName: params.indexName }])
    // One question, one answer.
    return result!
  },
  async searchAccess({ session, parts }) {
    const { outsideSearch } = parts
    if (outsideSearch === undefined) return { engine: 'own' as const }
    try {
      const api_key = await outsideSearch.searchKey(session.expiresAt)
      return { engine: 'algolia' as const, app_id: outsideSearch.account, api_key }
    } catch {
      // Our own indexes are as complete, so the console goes on with them.
      parts.log({ level: 'warn', message: 'the outside search gave no key' })
      return { engine: 'own' as const }
    }
  },
})
