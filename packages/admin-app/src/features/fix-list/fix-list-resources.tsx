import type { ApiClient } from '@product/sdk/client'
import {
  FIX_LIST_FIELDS,
  type FixListEdit,
  type FixListFields,
  type FixListItem,
} from '@product/sdk/nouns/fix-list'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { askedOnce } from '../../data/asked-once'
import { pageOfRows } from '../../data/page-of-rows'
import { type CallContext, listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { fixListColumns } from './fix-list-columns'

/** One item: what the dialog reads and writes. */
export const FIX_LIST = 'fix-list'
/** The two tables. */
export const OPEN_ITEMS = 'open-fix-list'
export const CLOSED_ITEMS = 'closed-fix-list'

export type FixListRow = FixListItem & RaRecord<number>

const paramsOf = (id: string) => ({ params: { id } })

export const fixListItems: AdminResource = {
  name: FIX_LIST,
  endpoints: resourceEndpoints<FixListFields>({
    id: 'truck_problem_id',
    one: {
      access: 'fixListItem',
      run: async (api, id, { signal }) =>
        onlyRow((await api.fixListItem({ ...paramsOf(id), signal })).problem),
    },
    create: {
      access: 'createFixListItem',
      run: async (api, body, { idempotencyKey }) =>
        onlyRow((await api.createFixListItem({ body, idempotencyKey })).problem),
    },
    update: {
      access: 'updateFixListItem',
      run: async (api, id, body: FixListEdit, { idempotencyKey }) =>
        onlyRow((await api.updateFixListItem({ ...paramsOf(id), body, idempotencyKey })).problem),
    },
    remove: {
      access: 'deleteFixListItem',
      run: async (api, id) => api.deleteFixListItem(paramsOf(id)),
    },
  }),
  recordRepresentation: 'description',
}

// The open and the closed items of a truck or vendor come in one answer.
const itemsOfTruck = askedOnce((api: ApiClient, id) => api.truckFixList(paramsOf(id)))
const itemsOfVendor = askedOnce((api: ApiClient, id) => api.vendorFixList(paramsOf(id)))

/** All items, or those of the truck or vendor that the filter names, in the order of the fix list. */
async function itemsOf(api: ApiClient, closed: boolean, { filter, signal }: CallContext) {
  const { truck_id, vendor_id } = filter
  const ask = () => {
    if (truck_id !== undefined) return itemsOfTruck(api, String(truck_id))
    if (vendor_id !== undefined) return itemsOfVendor(api, String(vendor_id))
    return api.fixList({ query: { closed: closed ? 'true' : 'false' }, signal })
  }
  // A back end with the documents' calls alone answers open and closed items together.
  return (await ask()).problem.filter(item => item.closed === closed)
}

const SORTS = [
  'vendor_name',
  'truck_name',
  'description',
  'owner_name',
  ...Object.keys(FIX_LIST_FIELDS),
  'date_closed',
] as const

const listOf = (name: string, closed: boolean): AdminResource => ({
  name,
  endpoints: resourceEndpoints({
    id: 'truck_problem_id',
    list: listAction({
      isWhole: true,
      access: 'fixList',
      sorts: SORTS,
      async run(api, query, context) {
        const rows = await itemsOf(api, closed, context)
        // The server sends them by vendor name as the document orders them.
        const isItsOrder = query.sortBy === 'vendor_name' && query.sortOrder !== 'desc' && !closed
        const asked = isItsOrder ? { ...query, sortBy: undefined } : query
        return pageOfRows(rows, asked, {
          searchIn: ['vendor_name', 'truck_name', 'description', 'owner_name', 'solution'],
        })
      },
    }),
  }),
  columns: fixListColumns(name, closed),
  recordRepresentation: 'description',
})

export const openItems = listOf(OPEN_ITEMS, false)
export const closedItems = listOf(CLOSED_ITEMS, true)
