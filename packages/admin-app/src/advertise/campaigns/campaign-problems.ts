import {
  type Campaign,
  campaignFields,
  type CampaignFields,
  storedCampaignFields,
} from '@product/sdk/advertise'

export type FieldProblems = Partial<Record<keyof CampaignFields, string>>

/** What keeps the campaign from being saved, by field. A stored campaign may be without a client, a new one not. */
export function campaignProblems(campaign: Campaign, isNew: boolean): FieldProblems {
  const result = (isNew ? campaignFields : storedCampaignFields).safeParse(campaign)
  const problems = (result.error?.issues ?? []).map(({ path, message }) => [path[0], message] as const)
  // The first of a field counts; the paths are those of the schema's own fields.
  return Object.fromEntries(problems.toReversed()) as FieldProblems
}

/** The server's texts by field: it names them with the part of the call before. */
export const refusedFields = (issues: Readonly<Record<string, string>>): FieldProblems =>
  Object.fromEntries(
    Object.entries(issues).map(([path, message]) => [path.replace(/^fields\./, ''), message]),
  )
