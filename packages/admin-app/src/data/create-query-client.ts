import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './as-http-error'

/** A call that found no server or a broken one is tried once more; a refusal stays one. */
const worthAnotherTry = (failures: number, error: unknown): boolean =>
  failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500)

/** Without a network a call fails at once and says so, instead of waiting unseen until there is one. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
