import { decodeMapView, type MapView, withMapView } from '@product/sdk/nouns/campaigns'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** The whole state of the map screen. */
export interface MapScreen extends MapView {
  /** The table twin in place of the map. */
  asTable: boolean
}

export const readScreen = (query: URLSearchParams): MapScreen => ({
  ...decodeMapView(query),
  asTable: query.get('as') === 'table',
})

/** The query with another screen in it; what else it holds stays. */
export function withScreen(query: URLSearchParams, { asTable, ...view }: MapScreen): URLSearchParams {
  const next = withMapView(query, view)
  next.delete('as')
  if (asTable) next.set('as', 'table')
  return next
}

/** What the page's address holds, and how to change it. A change is no step to go back. */
export function useMapAddress() {
  const [query, setQuery] = useSearchParams()
  const screen = useMemo(() => readScreen(query), [query])
  const show = (next: MapScreen): void => setQuery(withScreen(query, next), { replace: true })
  return { query, screen, show }
}
