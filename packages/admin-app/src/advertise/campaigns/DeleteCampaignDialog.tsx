import { CAMPAIGN_NOTICES } from '@product/sdk/advertise'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../config/runtime'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { useToast } from '../../toasts/use-toast'
import { campaignQueryKey, useForgetLists } from './use-save-campaign'

interface DeleteCampaignDialogProps {
  id: number
  name: string
  onDeleted: () => void
  onClose: () => void
}

/** The server takes target areas, placeholders and trucks off first, all in one step. Spec: operations, 4. */
export function DeleteCampaignDialog({ id, name, onDeleted, onClose }: DeleteCampaignDialogProps) {
  const api = useApi()
  const toast = useToast()
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.deleteCampaign({ params: { id } }),
    onSuccess: () => {
      toast('success', CAMPAIGN_NOTICES.deleted, { stays: 'long' })
      queryClient.removeQueries({ queryKey: campaignQueryKey(id) })
      void forgetLists()
      onDeleted()
    },
    onError: () => toast('error', CAMPAIGN_NOTICES.deleteFailed, { stays: 'long' }),
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
