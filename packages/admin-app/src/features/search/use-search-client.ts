import { liteSearchClient, noResults } from '@product/sdk/search-client'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'

type LiteClient = ReturnType<typeof liteSearchClient>

/** Passes the service's call on to a client that is first made when it is needed; one that failed is made again. */
function madeWhenNeeded(make: () => Promise<LiteClient>): Pick<LiteClient, 'search'> {
  let made: Promise<LiteClient> | undefined
  return {
    async search(...call) {
      made ??= make()
      const client = await made.catch((error: unknown) => {
        made = undefined
        throw error
      })
      return client.search(...call)
    },
  }
}

/** A pause that can be cut short: what waits is then done at once. */
function pauses() {
  let waiting: { timer: ReturnType<typeof setTimeout>; run: () => void } | undefined
  const end = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const runNow = () => {
    const run = waiting?.run
    end()
    run?.()
  }
  return {
    wait(milliseconds: number, run: () => void): () => void {
      end()
      waiting = { timer: setTimeout(runNow, milliseconds), run }
      return end
    },
    runNow,
  }
}

/** What instantsearch searches with, and whether the last search failed. */
export interface ConsoleSearch {
  client: Pick<LiteClient, 'search'>
  hasFailed: boolean
  /** Searches for what is typed without waiting for a pause. */
  searchNow: () => void
}

/**
 * The client for instantsearch, on whichever engine the server names. A failed search is answered with nothing:
 * instantsearch would put every index back to the text of its last answer and keep it there, so that no later search
 * would reach the server.
 */
export function useSearchClient(): ConsoleSearch {
  const { admin, backgroundApi, session } = useRuntime()
  const [hasFailed, setFailed] = useState(false)
  const [{ wait, runNow }] = useState(pauses)
  const [client] = useState((): ConsoleSearch['client'] => {
    const service = madeWhenNeeded(async () =>
      liteSearchClient(await backgroundApi.searchAccess(), {
        apiUrl: new URL(admin.apiUrl, window.location.origin).href,
        wait,
        onError: ({ status }) => status === 401 && session.expire(),
      }),
    )
    return {
      async search<T>(...call: Parameters<LiteClient['search']>) {
        try {
          const answer = await service.search<T>(...call)
          setFailed(false)
          return answer
        } catch {
          setFailed(true)
          // As much of an answer as instantsearch reads where nothing was found.
          return noResults(call[0]) as Awaited<ReturnType<typeof service.search<T>>>
        }
      },
    }
  })
  return { client, hasFailed, searchNow: runNow }
}
