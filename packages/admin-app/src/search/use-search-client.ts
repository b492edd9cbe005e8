import { liteSearchClient } from '@product/sdk/search-client'
import { useState } from 'react'
import { useRuntime } from '../config/runtime'

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

function wait(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The client for instantsearch, on whichever engine the server names. The dialog itself shows what fails. */
export function useSearchClient(): Pick<LiteClient, 'search'> {
  const { admin, backgroundApi, session } = useRuntime()
  const [client] = useState(() =>
    madeWhenNeeded(async () =>
      liteSearchClient(await backgroundApi.searchAccess(), {
        apiUrl: new URL(admin.apiUrl, window.location.origin).href,
        wait,
        onError: ({ status }) => status === 401 && session.expire(),
      }),
    ),
  )
  return client
}
