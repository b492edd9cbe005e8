import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'

/** Trucks on a campaign today that no schedule pays for today. */
export function useUnpaidTrucks() {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: ['payments', 'unpaid-trucks'],
    queryFn: async ({ signal }) => (await backgroundApi.unpaidTrucks({ signal })).trucks,
  })
}
