import type { CampaignTruckStatus } from '@product/sdk/features/picture-tagging'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../config/runtime'
import { campaignTrucksQuery } from '../../pictures/campaign-trucks-query'
import { TAGGED_PICTURES } from '../../pictures/use-picture-tags'

export interface Deed {
  truck: CampaignTruckStatus
  value: 0 | 1
}

/** Approves or rejects a truck; the list beside it follows. A status that is there is changed, not made anew. */
export function useDecide(phone: string | null) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ truck: { status_id, truck_id, campaign_id, vendor_id }, value }: Deed) =>
      status_id === null
        ? api.decideCampaignTruck({
            body: { truck_id, campaign_id, vendor_id, phone_number: phone, status_value: value },
          })
        : api.changeCampaignTruck({ body: { status_id, status_value: value, phone_number: phone } }),
    onSuccess({ campaignTruck: changed }) {
      client.setQueryData(campaignTrucksQuery(api, changed.vendor_id).queryKey, list =>
        list?.map(truck =>
          truck.truck_id === changed.truck_id && truck.campaign_id === changed.campaign_id ? changed : truck,
        ),
      )
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(TAGGED_PICTURES) })
    },
  })
}
