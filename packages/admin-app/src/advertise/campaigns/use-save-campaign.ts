import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../config/runtime'
import { campaignQueryKey, useForgetLists } from './campaign-queries'
import { type CampaignWork, saveCampaign } from './save-campaign'
import { useSendOnceKey } from './use-send-once-key'

/** Saves what is staged; sent again after a lost answer it is done once. */
export function useSaveCampaign() {
  const api = useApi()
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  const keyFor = useSendOnceKey()
  return useMutation({
    mutationFn: (work: CampaignWork) => saveCampaign(api, work, keyFor),
    onSuccess: ({ whole }) => {
      queryClient.setQueryData(campaignQueryKey(whole.campaign.campaign_id), whole)
      void forgetLists()
    },
  })
}
