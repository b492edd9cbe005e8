import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { VENDORS } from './vendors'

/** How many there are of everything on Drive's home; asked once for all that shows a part of it. */
export function useDriveTotals() {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: [VENDORS, 'driveTotals'],
    queryFn: ({ signal }) => backgroundApi.driveTotals({ signal }),
  })
}
