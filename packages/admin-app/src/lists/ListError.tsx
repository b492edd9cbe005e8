import { useListContext } from 'ra-core'
import { ErrorState } from '../layout/StateMessage'

/** In the place of a list that could not be loaded. */
export function ListError() {
  const { error, refetch } = useListContext()
  return <ErrorState title="console.list.failed" text={error?.message} onRetry={() => void refetch()} />
}
