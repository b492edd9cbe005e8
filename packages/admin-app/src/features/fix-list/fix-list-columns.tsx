import { FIX_LIST_FIELDS, type FixListItem } from '@product/sdk/nouns/fix-list'
import type { RaRecord } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { fetched } from '../../config/fetched'
import type { Column } from '../../config/admin-feature'
import { fieldColumns } from '../../fields/field-columns'
import { pathTo } from '../../paths'

/** Of the tables. */
export const itemCells = {
  NameLink: fetched(async () => (await import('./ItemCells')).NameLink),
  SeveralLines: fetched(async () => (await import('./ItemCells')).SeveralLines),
  TargetDate: fetched(async () => (await import('./ItemCells')).TargetDate),
  BleedingStopped: fetched(async () => (await import('./ItemCells')).BleedingStopped),
}

/** The rows of both tables are fix list items. */
const itemOf = (record: RaRecord) => record as unknown as FixListItem

const truckLink: Column = {
  source: 'truck_name',
  render: record => {
    const { truck_id, truck_name } = itemOf(record)
    return shown(<itemCells.NameLink name={truck_name} to={pathTo('editTruck', { id: truck_id })} />)
  },
}

const vendorLink: Column = {
  source: 'vendor_name',
  render: record => {
    const { vendor_id, vendor_name } = itemOf(record)
    if (vendor_id === null || vendor_name === null) return null
    return shown(<itemCells.NameLink name={vendor_name} to={pathTo('editVendor', { id: vendor_id })} />)
  },
}

const shown = (cell: ReactNode) => <Suspense fallback={null}>{cell}</Suspense>

/** Dates are shown as the fix list has them, `YYYY-MM-DD`. Spec: operations, 9. */
export const fixListColumns = (resource: string, closed: boolean): Column[] => [
  vendorLink,
  truckLink,
  ...fieldColumns(FIX_LIST_FIELDS, {
    resource,
    own: {
      description: { render: record => shown(<itemCells.SeveralLines text={itemOf(record).description} />) },
      solution: {
        hidden: !closed,
        render: record => shown(<itemCells.SeveralLines text={itemOf(record).solution ?? ''} />),
      },
      date_identified: { hidden: closed, render: record => itemOf(record).date_identified },
      target_close_date: { render: record => shown(<itemCells.TargetDate item={itemOf(record)} />) },
      bleeding_stopped: {
        hidden: closed,
        render: record => shown(<itemCells.BleedingStopped item={itemOf(record)} />),
      },
      reprint_ordered: { hidden: closed },
    },
  }),
  { source: 'owner_name' },
  ...(closed ? [{ source: 'date_closed' }] : []),
]
