import {
  type CampaignEdits,
  campaignFields,
  editsBody,
  type WholeCampaign,
  withEdits,
} from '@product/sdk/advertise'
import type { ApiClient } from '@product/sdk/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../config/runtime'
import { onlyRow } from '../../data/resource-endpoints'
import { campaignLists } from './campaign-lists'
import { useSendOnceKey } from './use-send-once-key'

export interface SavedCampaign {
  whole: WholeCampaign
  /** Trucks that are on two campaigns at once. */
  warnings: string[]
}

interface ToSave {
  base: WholeCampaign
  edits: CampaignEdits
}

/** Version 0 is one that was never stored. */
export const isNewCampaign = ({ campaign }: WholeCampaign): boolean => campaign.version === 0

type KeyFor = (sent: unknown) => string

async function create(api: ApiClient, { base, edits }: ToSave, keyFor: KeyFor): Promise<SavedCampaign> {
  const { trucks, placeholders, bounding_boxes } = editsBody(edits)
  const body = {
    ...campaignFields.parse(withEdits(base, edits).campaign),
    edits: {
      trucks: { added: trucks?.added },
      placeholders: { added: placeholders?.added },
      bounding_boxes: { added: bounding_boxes?.added },
    },
  }
  const { new_campaign, warnings, ...parts } = await api.createCampaign({
    body,
    idempotencyKey: keyFor(body),
  })
  return { whole: { campaign: onlyRow(new_campaign), ...parts }, warnings }
}

async function update(api: ApiClient, { base, edits }: ToSave, keyFor: KeyFor): Promise<SavedCampaign> {
  const { campaign_id: id, version } = base.campaign
  const body = editsBody(edits, version)
  const { updated_campaign, warnings, ...parts } = await api.saveCampaignEdits({
    params: { id },
    body,
    idempotencyKey: keyFor({ id, body }),
  })
  return { whole: { campaign: onlyRow(updated_campaign), ...parts }, warnings }
}

export const campaignQueryKey = (id: string | number) => ['campaign-for-edit', String(id)] as const

/** The lists show something else now. */
export function useForgetLists(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      Object.values(campaignLists).map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
    )
  }
}

/** Saves everything that is staged in one call, all or nothing; sent again after a lost answer it is done once. */
export function useSaveCampaign() {
  const api = useApi()
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  const keyFor = useSendOnceKey()
  return useMutation({
    mutationFn: (work: ToSave) =>
      isNewCampaign(work.base) ? create(api, work, keyFor) : update(api, work, keyFor),
    onSuccess: ({ whole }) => {
      queryClient.setQueryData(campaignQueryKey(whole.campaign.campaign_id), whole)
      void forgetLists()
    },
  })
}
