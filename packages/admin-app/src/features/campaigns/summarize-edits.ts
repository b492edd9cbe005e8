import type { CampaignEdit } from '@product/sdk/features/campaigns'

export interface EditCount extends Pick<CampaignEdit, 'of' | 'did'> {
  count: number
}

/** How many of each kind are staged, in the order in which they are saved. */
export function countEdits(edits: readonly CampaignEdit[]): EditCount[] {
  const counts: EditCount[] = []
  for (const { of, did } of edits) {
    const known = counts.find(count => count.of === of && count.did === did)
    if (known) known.count++
    else counts.push({ of, did, count: 1 })
  }
  return counts
}

type Translate = (key: string, args?: Record<string, unknown>) => string

/** `2 fields, 1 truck added, 3 target areas removed`. */
export const editsText = (edits: readonly CampaignEdit[], translate: Translate): string =>
  countEdits(edits)
    .map(({ of, did, count }) =>
      of === 'field'
        ? translate('campaign.save.fields', { smart_count: count })
        : translate(`campaign.save.${did}`, {
            count,
            things: translate(`campaign.save.${of}`, { smart_count: count }),
          }),
    )
    .join(', ')
