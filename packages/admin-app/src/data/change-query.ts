import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes what is kept under a name, where something is. An answer that is on its way may have been read before the
 * change: it is changed too when it comes. So `change` says how a thing is now, not by how much it grew.
 */
export function changeQuery<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  const put = () => void queries.setQueryData<Data>(queryKey, data => data && change(data))
  put()
  const query = queries.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(put, () => undefined)
}
