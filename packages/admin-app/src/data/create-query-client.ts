import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './as-http-error'

/** A call that found no server or a broken one is tried once more; a refusal stays one. */
const worthAnotherTry = (failures: number, error: unknown): boolean =>
  failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500)

/**
 * What a page is drawn anew for. react-admin reads all that a query tells: a form of thirty fields would be drawn again
 * when its record grows stale, which nobody sees.
 */
const SHOWN = ['data', 'error', 'status', 'fetchStatus', 'isPlaceholderData'] as const

/** Without a network a call fails at once and says so, instead of waiting unseen until there is one. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, networkMode: 'always', notifyOnChangeProps: [...SHOWN] },
      mutations: { networkMode: 'always' },
    },
  })
