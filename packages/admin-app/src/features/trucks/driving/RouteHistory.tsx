import { readDayRange } from '@product/sdk/nouns/campaigns'
import { Suspense } from 'react'
import { fetched } from '../../../config/fetched'
import { useSearchParams } from 'react-router'

const RouteHistoryDialog = fetched(async () => (await import('./RouteHistoryDialog')).RouteHistoryDialog)

/** The drives of the truck, where the address names the days. */
export function RouteHistory({ id, name }: { id: string; name: string }) {
  const [params] = useSearchParams()
  const range = readDayRange(params)
  if (!range) return null
  return (
    <Suspense fallback={null}>
      <RouteHistoryDialog id={id} name={name} range={range} />
    </Suspense>
  )
}
