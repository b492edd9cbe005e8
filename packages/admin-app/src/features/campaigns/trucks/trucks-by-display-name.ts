import { endpointRoles } from '@product/sdk/client'
import type { PlaceSearch } from '../../../config/admin-feature'
import { pathTo } from '../../../paths'

const MOST_FOUND = 5

/** Trucks by the name that the client sees; each leads to the campaign on which it has that name. */
export const trucksByDisplayName: PlaceSearch = {
  name: 'trucks-by-display-name',
  label: 'console.finds.display_names',
  roles: endpointRoles.namedCampaignTrucks,
  async find(api, text, signal) {
    const query = { search: text, limit: MOST_FOUND }
    const { truck_campaigns } = await api.namedCampaignTrucks({ query, signal })
    const places = truck_campaigns.map(({ campaign_display_name, campaign_name, campaign_id }) => ({
      name: campaign_display_name,
      below: campaign_name,
      to: pathTo('editCampaign', { id: campaign_id }),
    }))
    // Of one name twice on a campaign one is enough.
    return [...new Map(places.map(place => [`${place.to} ${place.name}`, place])).values()]
  },
}
