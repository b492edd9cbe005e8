import { GROUPS_PAGE, groupEndpoints } from '@product/sdk/features/groups'
import { type CustomGroup, GROUP_TEXTS, readGroupNumbers, readMembers } from '@product/sdk/nouns/messages'
import { addMonths, currentPayMonth, monthAndYear, monthDays } from '@product/sdk/nouns/payments'
import { Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import { momentOf } from '../../nouns/campaigns/active-truck-sql'
import {
  addMembers,
  changeGroup,
  countGroups,
  findGroup,
  groupPage,
  insertGroup,
  lockGroup,
  removeGroup,
  removeMembers,
} from '../../nouns/messages/group-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import { campaignGroups, cityGroups, vendorsOnCampaign } from './fleet-group-store'
import { allRead, withNumbers } from './group-members'

interface Edit {
  db: Db
  session: Actor
  now: Date
  requestId: string
}

/** The log names groups and their vendors, and holds no numbers. */
const record = (
  { db, session, now, requestId }: Edit,
  deed: string,
  { before, after }: { before?: CustomGroup; after?: CustomGroup },
) => {
  const told = (group: CustomGroup | undefined) =>
    group && {
      group_name: group.group_name,
      vendor_ids: group.vendors.map(({ vendor_id }) => vendor_id),
    }
  const group = after ?? before
  return recordAudit(db, {
    session,
    now,
    requestId,
    action: `${deed} the group ${group?.group_name}`,
    entity: 'message_group',
    entityId: group?.id,
    before: told(before),
    after: told(after),
  })
}

async function requireGroup(db: Db, id: number): Promise<CustomGroup> {
  const group = await findGroup(db, id)
  if (!group) throw new NotFound('This group')
  return group
}

/** As it is stored, held until the edit is written. */
async function held(db: Db, id: number): Promise<CustomGroup> {
  if (!(await lockGroup(db, id))) throw new NotFound('This group')
  return requireGroup(db, id)
}

export const groupHandlers = implement(groupEndpoints, {
  async campaignGroups({ db, query, now }) {
    const { groups, total } = await campaignGroups(db, momentOf(now), { ...query, size: GROUPS_PAGE })
    return { campaigns: groups, totalCampaigns: total }
  },

  async cityGroups({ db, query }) {
    const { groups, total } = await cityGroups(db, { ...query, size: GROUPS_PAGE })
    return { cities: groups, totalCities: total }
  },

  async customGroups({ db, query: { keyword, page } }) {
    const groups = await groupPage(db, keyword, { page, size: GROUPS_PAGE })
    return { groups, totalGroups: await countGroups(db, keyword) }
  },

  async vendorsOnCampaignGroups({ db, now }) {
    const months = [0, -1, -2].map(back => addMonths(currentPayMonth(now), back))
    const groups = months.map(async month => ({
      name: `Vendors on Campaign - ${monthAndYear(month)}`,
      month,
      vendors: await vendorsOnCampaign(db, monthDays(month)),
    }))
    return { vendorsOnCampaignGroups: await Promise.all(groups) }
  },

  async createCustomGroup(call) {
    const { db, body, session, now } = call
    const members = await withNumbers(
      db,
      'group_numbers',
      allRead('group_numbers', readGroupNumbers(body.group_numbers)),
    )
    if (members.length === 0) throw new Invalid({ group_numbers: GROUP_TEXTS.noMembers })
    const { group_name } = body
    const id = await insertGroup(db, { group_name, created_by: session.userId, created_at: now })
    await addMembers(db, id, members)
    const group = await requireGroup(db, id)
    await record(call, 'added', { after: group })
    return { group }
  },

  async updateCustomGroup(call) {
    const { db, params, body } = call
    const before = await held(db, params.id)
    if (body.version !== undefined && body.version !== before.version)
      throw new StaleEdit('This group', before)
    const added = allRead('group_vendor_ids', readMembers(body.group_vendor_ids ?? []))
    const removed = allRead('vendors_to_remove', readMembers(body.vendors_to_remove ?? []))
    await removeMembers(db, before.id, removed)
    await addMembers(db, before.id, await withNumbers(db, 'group_vendor_ids', added))
    await changeGroup(db, before.id, body.group_name)
    const group = await requireGroup(db, before.id)
    if (group.vendors.length === 0) throw new Invalid({ group_vendor_ids: GROUP_TEXTS.noMembers })
    await record(call, 'changed', { before, after: group })
    return { group }
  },

  async deleteCustomGroup(call) {
    const before = await held(call.db, call.params.id)
    await removeGroup(call.db, before.id)
    await record(call, 'deleted', { before })
    return { deleted_group: [{ id: before.id }] }
  },
})
