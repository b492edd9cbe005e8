import type { Removal } from '@product/sdk/nouns/removals'
import { shownDayText } from '@product/sdk/values'
import type { RaRecord } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { fetched } from '../../config/fetched'
import type { Column } from '../../config/admin-feature'
import { codeColumn } from '../../lists/named-columns'
import { pathTo } from '../../paths'

/** Of the tables. */
export const removalCells = {
  RowLink: fetched(async () => (await import('./RemovalCells')).RowLink),
  DaysLeft: fetched(async () => (await import('./RemovalCells')).DaysLeft),
}

/** The rows of both tables are removals. */
const removalOf = (record: RaRecord) => record as unknown as Removal

const shown = (cell: ReactNode) => <Suspense fallback={null}>{cell}</Suspense>

const dayColumn = (source: 'payment_schedule_end_date' | 'removed_date'): Column => ({
  source,
  render: record => {
    const day = removalOf(record)[source]
    return day === null ? null : shownDayText(day)
  },
})

const truck: Column = {
  source: 'truck_name',
  render: record => {
    const { truck_id, truck_name } = removalOf(record)
    return shown(<removalCells.RowLink name={truck_name} to={pathTo('editTruck', { id: truck_id })} />)
  },
}

const vendor: Column = {
  source: 'vendor_name',
  render: record => {
    const { vendor_id, vendor_name } = removalOf(record)
    if (vendor_id === null || vendor_name === null) return null
    return shown(<removalCells.RowLink name={vendor_name} to={pathTo('editVendor', { id: vendor_id })} />)
  },
}

const campaign: Column = {
  source: 'campaign_name',
  render: record => {
    const { campaign_id, campaign_name } = removalOf(record)
    if (campaign_id === null || campaign_name === null) return null
    return shown(
      <removalCells.RowLink name={campaign_name} to={pathTo('editCampaign', { id: campaign_id })} />,
    )
  },
}

const daysLeftColumn: Column = {
  source: 'days_left',
  align: 'right',
  sortable: false,
  render: record => shown(<removalCells.DaysLeft removal={removalOf(record)} />),
}

/** Spec: operations, 3. Dates are shown as `MM/DD/YYYY`. */
export const removalColumns = (isComplete: boolean): Column[] => [
  vendor,
  { source: 'vendor_city' },
  truck,
  codeColumn('license_plate'),
  campaign,
  dayColumn('payment_schedule_end_date'),
  ...(isComplete
    ? [dayColumn('removed_date'), { source: 'removal_notes', hidden: true, sortable: false }]
    : [{ ...daysLeftColumn, csv: false } satisfies Column]),
]
