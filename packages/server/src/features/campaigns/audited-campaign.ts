import type { WholeCampaign } from '@product/sdk/nouns/campaigns'

const FIELDS = [
  'name',
  'client_name',
  'start_date',
  'end_date',
  'view_priority',
  'csv_report_enabled',
] as const

/** The fields of a campaign as the audit compares them. */
export const auditedFields = (campaign: WholeCampaign['campaign']): Record<string, unknown> =>
  Object.fromEntries(FIELDS.map(field => [field, campaign[field]]))

const differing = <Item>(items: readonly Item[], others: readonly Item[]): Item[] => {
  const known = new Set(others.map(item => JSON.stringify(item)))
  return items.filter(item => !known.has(JSON.stringify(item)))
}

/** One side of a save: the fields, and of what is on the campaign only what differs from the other side. */
function side(whole: WholeCampaign, other: WholeCampaign): Record<string, unknown> {
  const parts = {
    trucks: differing(whole.trucks, other.trucks),
    placeholders: differing(whole.placeholders, other.placeholders),
    bounding_box: differing(whole.bounding_box, other.bounding_box),
  }
  return {
    ...auditedFields(whole.campaign),
    ...Object.fromEntries(Object.entries(parts).filter(([, items]) => items.length > 0)),
  }
}

/** Before and after of a save, without what stayed as it was. */
export const auditedSave = (before: WholeCampaign, after: WholeCampaign) => ({
  before: side(before, after),
  after: side(after, before),
})
