import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../config/runtime'
import { campaignQueryKey, useForgetLists } from './campaign-queries'
import { type CampaignWork, saveCampaign } from './save-campaign'
import { useSendOnce } from '../../data/use-send-once'

/** Saves what is staged under `name`; sent again after a lost answer it is done once. */
export function useSaveCampaign(name: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  const { keyFor, answered } = useSendOnce(name)
  return useMutation({
    mutationFn: (work: CampaignWork) => saveCampaign(api, work, keyFor),
    onSuccess: ({ whole }) => {
      answered()
      queryClient.setQueryData(campaignQueryKey(whole.campaign.campaign_id), whole)
      void forgetLists()
    },
  })
}
