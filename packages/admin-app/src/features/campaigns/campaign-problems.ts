import { plainIssue } from '@product/sdk/contract'
import {
  type Campaign,
  campaignFields,
  type CampaignFields,
  storedCampaignFields,
} from '@product/sdk/nouns/campaigns'

export type FieldProblems = Partial<Record<keyof CampaignFields, string>>

/** What keeps the campaign from being saved, by field, in their order. A stored campaign may be without a client, a new one not. */
export function campaignProblems(campaign: Campaign, isNew: boolean): FieldProblems {
  const result = (isNew ? campaignFields : storedCampaignFields).safeParse(campaign, { error: plainIssue })
  const problems: FieldProblems = {}
  for (const { path, message } of result.error?.issues ?? []) {
    // The paths are those of the schema's own fields.
    const field = path[0] as keyof CampaignFields
    // The first of a field counts.
    problems[field] ??= message
  }
  return problems
}

/** The server's texts by field: it names them with the part of the call before. */
export const refusedFields = (issues: Readonly<Record<string, string>>): FieldProblems =>
  Object.fromEntries(
    Object.entries(issues).map(([path, message]) => [path.replace(/^fields\./, ''), message]),
  )
