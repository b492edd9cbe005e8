import { Navigate, useParams } from 'react-router'
import { pathTo } from '../../paths'

/** The address without a page leads to the map. */
export function ImpersonationStart() {
  const { clientId = '', campaignId = '' } = useParams()
  return <Navigate to={pathTo('impersonateMap', { clientId, campaignId })} replace />
}
