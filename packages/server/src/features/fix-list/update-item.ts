import type { fixListEndpoints } from '@product/sdk/features/fix-list'
import { NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import type { Handler } from '../../http/implement'
import {
  changeFixListItem,
  findFixListItem,
  type FixListRow,
  lockFixListItem,
} from '../../nouns/fix-list/fix-list-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { checkedItem } from './checked-item'

/** The item as it stands after a write of the same transaction. */
export async function requireItem(db: Db, id: number): Promise<FixListRow> {
  const item = await findFixListItem(db, id)
  if (!item) throw new Error('The fix list item is gone although it was just written')
  return item
}

function whatHappened(before: FixListRow, after: FixListRow): string {
  if (before.closed === after.closed) return 'updated'
  return after.closed ? 'closed' : 'reopened'
}

/** Changes, closes or reopens an item. */
export const updateItem: Handler<typeof fixListEndpoints.updateFixListItem> = async ({
  db,
  params,
  body,
  session,
  now,
  requestId,
}) => {
  const stored = await lockFixListItem(db, params.id)
  if (!stored) throw new NotFound('This fix list item')
  if (body.version !== undefined && body.version !== stored.version) {
    throw new StaleEdit('This fix list item', stored)
  }
  const change = await checkedItem(db, stored, { ...stored, ...body }, now)
  await changeFixListItem(db, stored.truck_problem_id, change)
  const saved = await requireItem(db, stored.truck_problem_id)
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `${whatHappened(stored, saved)} a fix list item of ${saved.truck_name}`,
    entity: 'fix_list_item',
    entityId: saved.truck_problem_id,
    before: stored,
    after: saved,
  })
  return { problem: [saved] }
}
