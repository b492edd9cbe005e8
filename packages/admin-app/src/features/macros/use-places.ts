import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { useSettled } from '../../fields/use-settled'

const PAUSE_MS = 500
/** More are refused when they are saved, too. */
const MOST = 5000

/** Where addresses lie, found as they are typed, after a pause. */
export function usePlaces(addresses: readonly string[]) {
  const { backgroundApi } = useRuntime()
  const asked = useSettled([...new Set(addresses)].join('; '), PAUSE_MS)
  const list = asked === '' ? [] : asked.split('; ')
  const { data, isFetching, isError } = useQuery({
    queryKey: ['places-of-addresses', asked],
    enabled: list.length > 0 && list.length <= MOST,
    queryFn: ({ signal }) => backgroundApi.placesOfAddresses({ body: { addresses: list }, signal }),
    placeholderData: previous => previous,
    staleTime: ({ state }) => (state.data?.complete === false ? 0 : Infinity),
  })
  const isComplete = data?.complete !== false
  const places = list.length === 0 ? [] : (data?.places ?? [])
  return {
    placed: places.flatMap(({ address, at }) => (at === null ? [] : [{ address, at }])),
    // What was not looked up may be there all the same.
    unplaced: isComplete ? places.filter(({ at }) => at === null).map(({ address }) => address) : [],
    isFetching,
    isError: isError || !isComplete,
  }
}

export type PlacedAddress = ReturnType<typeof usePlaces>['placed'][number]
