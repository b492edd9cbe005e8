import { Pagination } from 'react-admin'
import { useRules } from '../config/runtime'

/** Pages of the sizes that the business offers. Spec: operations, 9. */
export function ListPagination() {
  const { pageSizes } = useRules()
  return <Pagination rowsPerPageOptions={[...pageSizes]} />
}
