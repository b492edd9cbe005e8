import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 5 * 60_000

/**
 * The page's store of answers. A browser that believes itself offline asks all the same: the server may run on this
 * very machine, and where it doesn't, a call that fails at once says so; one that waits would draw for ever.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
