import { api } from '../../api'
import { config } from '../../config'
import { useCampaigns } from '../../campaign/campaign-context'
import { CampaignMapView } from './CampaignMapView'
import { loadRouteMap } from './LazyRouteMap'
import { useCampaignMap } from './use-campaign-map'
import { useMapAddress } from './use-map-address'

// The map's code loads beside the routes, not after them. If it fails, the map says so.
void loadRouteMap()

/** The advertiser's map. Its address holds the whole screen, so a link shows the same thing. */
export function MapPage() {
  const { selected, asked } = useCampaigns()
  const { query, screen, show } = useMapAddress()
  const data = useCampaignMap(api, asked, screen)
  return (
    <CampaignMapView
      campaign={selected}
      data={data}
      screen={{ ...screen, campaign: asked }}
      onChange={show}
      layout={query.get('layout') === 'list' ? 'list' : 'bar'}
      styleUrl={config.mapStyleUrl}
    />
  )
}
