import type { CampaignFields } from '../../nouns/campaigns/campaign'

export type EditedPart = 'truck' | 'placeholder' | 'target_area'

/** What an edit is about. Two people's edits of the same thing have the same key, whatever each of them does to it. */
export type EditKey =
  | { of: 'field'; field: keyof CampaignFields }
  /** The id is negative where the part is not stored yet. */
  | { of: EditedPart; id: number }

/** The same text for the same key and another for every other: to compare by and to tell rows of a list apart. */
export const editKeyText = (key: EditKey): string =>
  key.of === 'field' ? `field ${key.field}` : `${key.of} ${key.id}`
