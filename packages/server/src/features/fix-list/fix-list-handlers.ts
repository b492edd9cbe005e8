import { fixListEndpoints } from '@product/sdk/features/fix-list'
import { closedItemsInOrder, FIX_LIST_TEXTS, openItemsInOrder } from '@product/sdk/nouns/fix-list'
import { Conflict, NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  findFixListItem,
  fixListItems,
  type FixListRow,
  insertFixListItems,
  lockFixListItem,
  removeFixListItem,
} from '../../nouns/fix-list/fix-list-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { checkedItem } from './checked-item'
import { requireTruck, requireVendor } from './known-fleet-store'
import { requireItem, updateItem } from './update-item'

const inOrder = (rows: readonly FixListRow[]): FixListRow[] => [
  ...openItemsInOrder(rows.filter(({ closed }) => !closed)),
  ...closedItemsInOrder(rows.filter(({ closed }) => closed)),
]

export const fixListHandlers = implement(fixListEndpoints, {
  async fixList({ db, query: { closed, limit } }) {
    const rows = await fixListItems(db, closed === undefined ? {} : { closed: closed === 'true' })
    return { problem: inOrder(rows).slice(0, limit), rowCount: rows.length }
  },

  async fixListItem({ db, params }) {
    const item = await findFixListItem(db, params.id)
    if (!item) throw new NotFound('This fix list item')
    return { problem: [item] }
  },

  async createFixListItem({ db, body, session, now, requestId }) {
    const [id = 0] = await insertFixListItems(db, [
      { ...(await checkedItem(db, null, body, now)), created_at: now },
    ])
    const added = await requireItem(db, id)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `created a fix list item of ${added.truck_name}`,
      entity: 'fix_list_item',
      entityId: id,
      after: added,
    })
    return { problem: [added] }
  },

  updateFixListItem: updateItem,

  async deleteFixListItem({ db, params, session, now, requestId }) {
    const stored = await lockFixListItem(db, params.id)
    if (!stored) throw new NotFound('This fix list item')
    if (stored.closed) throw new Conflict(FIX_LIST_TEXTS.mustReopen)
    await removeFixListItem(db, stored.truck_problem_id)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `deleted a fix list item of ${stored.truck_name}`,
      entity: 'fix_list_item',
      entityId: stored.truck_problem_id,
      before: stored,
    })
    return { problem: [stored] }
  },

  async vendorFixList({ db, params }) {
    await requireVendor(db, params.id)
    return { problem: inOrder(await fixListItems(db, { vendor_id: params.id })) }
  },

  async truckFixList({ db, params }) {
    await requireTruck(db, params.id)
    return { problem: inOrder(await fixListItems(db, { truck_id: params.id })) }
  },
})
