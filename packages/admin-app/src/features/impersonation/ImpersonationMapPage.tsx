import { CampaignMapView, readScreen, useCampaignMap, withScreen } from '@product/client-app/views'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { ImpersonationFrame } from './ImpersonationFrame'
import type { ImpersonationCampaign } from './use-impersonation'

/** The base map's files are served by the client app. */
const BASE_MAP = '/dashboard/basemap'

/** The client's map, for staff. Its address holds the screen, as the client's own does. */
export function ImpersonationMapPage() {
  return (
    <ImpersonationFrame page="map">{campaign => <ImpersonationMap campaign={campaign} />}</ImpersonationFrame>
  )
}

function ImpersonationMap({ campaign }: { campaign: ImpersonationCampaign }) {
  const { admin, backgroundApi } = useRuntime()
  const [query, setQuery] = useSearchParams()
  const screen = useMemo(() => readScreen(query), [query])
  // The view says what failed by itself.
  const data = useCampaignMap(backgroundApi, campaign.id, screen)
  return (
    <CampaignMapView
      campaign={campaign}
      data={data}
      screen={{ ...screen, campaign: campaign.id }}
      // The campaign stands in the path already.
      onChange={next => setQuery(withScreen(query, { ...next, campaign: undefined }), { replace: true })}
      styleUrl={admin.mapStyleUrl}
      baseUrl={BASE_MAP}
    />
  )
}
