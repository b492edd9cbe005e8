import type { ApiClient } from '@product/sdk/client'
import { queryOptions } from '@tanstack/react-query'

/** The trucks that a vendor has on running campaigns, with what was decided of their pictures. */
export const campaignTrucksQuery = (api: ApiClient, vendorId: number) =>
  queryOptions({
    queryKey: ['pictures', 'campaign-trucks', vendorId],
    queryFn: async ({ signal }) =>
      (await api.campaignTrucksOfVendor({ query: { vendor_id: vendorId }, signal })).campaignTrucks,
  })
