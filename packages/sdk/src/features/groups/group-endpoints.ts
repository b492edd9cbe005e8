import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { requiredLine } from '../../contract/text-field'
import { GROUP_TEXTS } from '../../nouns/messages/group'
import {
  campaignGroup,
  cityGroup,
  customGroup,
  vendorsOnCampaignGroup,
} from '../../nouns/messages/group-shapes'

const staff = { all: [1, 2, 3, 5] } as const
const one = z.object({ id: idParam<'message_group'>() })

/** Groups on one page. */
export const GROUPS_PAGE = 20

const paged = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  keyword: z.string().max(200).default(''),
})

const group_name = requiredLine(GROUP_TEXTS.noName)

/** A vendor by id, or a number by its digits. */
const members = z.array(z.union([z.number().int(), z.string().max(40)])).max(20_000)

/** Spec: communication, 7, "Groups". */
export const groupEndpoints = {
  campaignGroups: endpoint({
    method: 'GET',
    path: '/communication/group/campaigns',
    summary: `Running campaigns by name with the vendors of their trucks, ${GROUPS_PAGE} a page, from page 0.`,
    access: staff,
    query: paged,
    answer: z.object({ campaigns: z.array(campaignGroup), totalCampaigns: z.number().int() }),
  }),
  cityGroups: endpoint({
    method: 'GET',
    path: '/communication/group/cities',
    summary: `Cities by name with their vendors, ${GROUPS_PAGE} a page, from page 0.`,
    access: staff,
    query: paged,
    answer: z.object({ cities: z.array(cityGroup), totalCities: z.number().int() }),
  }),
  customGroups: endpoint({
    method: 'GET',
    path: '/communication/group/custom',
    summary: `Groups that staff made, by name, ${GROUPS_PAGE} a page, from page 0.`,
    access: staff,
    query: paged,
    answer: z.object({ groups: z.array(customGroup), totalGroups: z.number().int() }),
  }),
  vendorsOnCampaignGroups: endpoint({
    method: 'GET',
    path: '/communication/group/vendors_on_campaign',
    summary: 'Vendors with a truck on a campaign, this month and the two before it (Los Angeles).',
    access: staff,
    answer: z.object({ vendorsOnCampaignGroups: z.array(vendorsOnCampaignGroup) }),
  }),
  createCustomGroup: endpoint({
    method: 'POST',
    path: '/communication/group/custom',
    summary:
      'Add a group. `group_numbers` is a JSON list of `{vendor_id, phone_number}`, as text or as it is; one of the two may be missing. `created_by` is ignored: who asks is known.',
    access: staff,
    body: z.object({
      group_name,
      group_numbers: z.union([z.string().max(2_000_000), z.array(z.unknown()).max(20_000)]),
      created_by: z.unknown().optional(),
    }),
    answer: z.object({ group: customGroup }),
    errors: ['invalid'],
  }),
  updateCustomGroup: endpoint({
    method: 'PATCH',
    path: '/communication/group/custom/{id}',
    summary:
      'Rename a group, add `group_vendor_ids` and take `vendors_to_remove` out: ids of vendors or numbers, in both. What is left out stays.',
    access: staff,
    params: one,
    body: z.object({
      group_name: group_name.optional(),
      group_vendor_ids: members.optional(),
      vendors_to_remove: members.optional(),
      created_by: z.unknown().optional(),
      version: z.number().int().optional(),
    }),
    answer: z.object({ group: customGroup }),
    stored: customGroup,
    errors: ['invalid', 'conflict'],
  }),
  deleteCustomGroup: endpoint({
    method: 'DELETE',
    path: '/communication/group/custom/{id}',
    summary: 'Delete a group. Its vendors and messages stay.',
    access: staff,
    params: one,
    answer: z.object({ deleted_group: z.array(z.object({ id: id<'message_group'>() })) }),
  }),
}
