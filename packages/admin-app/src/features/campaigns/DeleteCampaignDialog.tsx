import { CAMPAIGN_NOTICES } from '@product/sdk/nouns/campaigns'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { useFailureToast } from '../../toasts/use-failure-toast'
import { useToast } from '../../toasts/use-toast'
import { campaignQueryKey, useForgetLists } from './campaign-queries'

interface DeleteCampaignDialogProps {
  id: number
  name: string
  onDeleted: () => void
  onClose: () => void
}

/** The server takes target areas, placeholders and trucks off first, all in one step. Spec: operations, 4. */
export function DeleteCampaignDialog({ id, name, onDeleted, onClose }: DeleteCampaignDialogProps) {
  const { backgroundApi } = useRuntime()
  const toast = useToast()
  const failureToast = useFailureToast()
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => backgroundApi.deleteCampaign({ params: { id } }),
    onSuccess: () => {
      toast('success', CAMPAIGN_NOTICES.deleted, { stays: 'long' })
      queryClient.removeQueries({ queryKey: campaignQueryKey(id) })
      void forgetLists()
      onDeleted()
    },
    onError: error => failureToast(error, { failed: CAMPAIGN_NOTICES.deleteFailed, stays: 'long' }),
  })
  return (
    <ConfirmDialog
      title="campaign.delete_title"
      args={{ name }}
      text={CAMPAIGN_NOTICES.deleteConfirm}
      confirm="campaign.delete"
      isPending={isPending}
      problem={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
