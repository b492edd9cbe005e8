import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { idParam } from '../../contract/id-param'
import { fixListEdit, fixListFields, fixListItem } from '../../nouns/fix-list/fix-list-item'

const operators = { all: [1, 2, 3] } as const
const one = z.object({ id: idParam<'truck_problem'>() })

/** The documents name only the list; a call of one item answers it as the only one of a list. */
const problem = z.object({ problem: z.array(fixListItem) })

/** Spec: operations, 7. */
export const fixListEndpoints = {
  fixList: endpoint({
    method: 'GET',
    path: '/fixlist',
    summary:
      'The fix list: open items by vendor name, empty names last, then closed items, the last closed first. `closed` leaves only one of the two, `limit` cuts; both are ours.',
    access: operators,
    query: z.object({
      closed: z.enum(['true', 'false']).optional(),
      limit: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
    answer: problem.extend({
      /** How many there are before the limit. */
      rowCount: z.number().int(),
    }),
  }),
  fixListItem: endpoint({
    method: 'GET',
    path: '/fixlist/{id}',
    summary: 'One fix list item.',
    access: operators,
    params: one,
    answer: problem,
  }),
  createFixListItem: endpoint({
    method: 'POST',
    path: '/fixlist',
    summary:
      'Add a fix list item. The owner is `product_owner` or `product_owner_id`, with any product in place of the word.',
    access: operators,
    body: fixListFields,
    answer: problem,
    errors: ['invalid'],
  }),
  updateFixListItem: endpoint({
    method: 'PUT',
    path: '/fixlist/{id}',
    summary:
      'Change, close or reopen a fix list item; fields that are left out stay. A closed item has to be reopened to be changed, in the same call or before.',
    access: operators,
    params: one,
    body: fixListEdit,
    answer: problem,
    stored: fixListItem,
    errors: ['invalid', 'conflict'],
  }),
  deleteFixListItem: endpoint({
    method: 'DELETE',
    path: '/fixlist/{id}',
    summary: 'Delete a fix list item. A closed one has to be reopened before.',
    access: operators,
    params: one,
    answer: problem,
    errors: ['conflict'],
  }),
  vendorFixList: endpoint({
    method: 'GET',
    path: '/vendor/{id}/fixlist',
    summary: "The fix list of a vendor's trucks, in the order of the fix list.",
    access: operators,
    params: z.object({ id: idParam<'vendor'>() }),
    answer: problem,
  }),
  truckFixList: endpoint({
    method: 'GET',
    path: '/truck/{id}/fixlist',
    summary: 'The fix list of a truck, in the order of the fix list.',
    access: operators,
    params: z.object({ id: idParam<'truck'>() }),
    answer: problem,
  }),
}
