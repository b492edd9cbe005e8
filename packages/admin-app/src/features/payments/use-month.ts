import { monthDays, type PayMonth } from '@product/sdk/nouns/payments'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'

/** The payments of a month, all lines. */
export function useMonth(month: PayMonth) {
  const { backgroundApi } = useRuntime()
  const { first, last } = monthDays(month)
  return useQuery({
    queryKey: ['payments', month],
    queryFn: ({ signal }) => backgroundApi.payments({ query: { start_date: first, end_date: last }, signal }),
  })
}
