import type { ApiClient } from '@product/sdk/client'
import type { PaymentSchedule } from '@product/sdk/nouns/payments'
import type { RaRecord } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { fetched } from '../../config/fetched'
import type { AdminResource, Column } from '../../config/admin-feature'
import { pageOfRows } from '../../data/page-of-rows'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { readScheduleKey, scheduleKey } from './schedule-key'

export const SCHEDULES = 'payment-schedules'

/** A schedule as the dialog and the tables hold it. */
export type ScheduleRow = RaRecord<string> &
  PaymentSchedule & {
    schedule_key: string
    /** What the dialog shows of the campaign; null: none. */
    campaign: { id: number; name: string } | null
    /** Whether another schedule pays the truck on the same days. */
    is_overlapping: boolean
  }

/** What the dialog sends. */
type ScheduleDraft = Parameters<ApiClient['addPayment']>[0]['body'] & { truck_id: number }

const rowOf = (schedule: PaymentSchedule, overlapping: ReadonlySet<number> = new Set()) => {
  const { campaign_id, campaign_name, payment_schedule_id } = schedule
  return {
    ...schedule,
    schedule_key: scheduleKey(schedule),
    campaign: campaign_id === null ? null : { id: campaign_id, name: campaign_name ?? String(campaign_id) },
    is_overlapping: overlapping.has(payment_schedule_id),
  }
}

function readKey(key: string): { id: string; psId: string } {
  const read = readScheduleKey(key)
  if (!read) throw new Error(NOT_FOUND)
  return read
}

const NOT_FOUND = 'This payment schedule was not found.'

async function findSchedule(api: ApiClient, key: string, signal?: AbortSignal) {
  const { id, psId } = readKey(key)
  const { payment_schedule } = await api.truckPayments({ params: { id }, signal })
  const found = payment_schedule.find(({ payment_schedule_id }) => String(payment_schedule_id) === psId)
  if (!found) throw new Error(NOT_FOUND)
  return rowOf(found)
}

/** Those of the truck or vendor that the filter names, and which of them pay what another one pays too. */
async function schedulesOf(
  api: ApiClient,
  { truck_id, vendor_id }: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) {
  if (truck_id !== undefined) {
    const { payment_schedule, overlaps } = await api.truckPayments({
      params: { id: String(truck_id) },
      signal,
    })
    return { schedules: payment_schedule, overlaps }
  }
  const { payment_schedules, overlaps } = await api.vendorPayments({
    params: { id: String(vendor_id) },
    signal,
  })
  return { schedules: payment_schedules, overlaps }
}

/** Of the tables. */
export const scheduleCells = {
  TruckLink: fetched(async () => (await import('./ScheduleCells')).TruckLink),
  Dates: fetched(async () => (await import('./ScheduleCells')).Dates),
  Rate: fetched(async () => (await import('./ScheduleCells')).Rate),
}

/** The rows of the list are made by `rowOf`. */
const asRow = (record: RaRecord) => record as ScheduleRow
const cell = (shown: ReactNode) => <Suspense fallback={null}>{shown}</Suspense>

const columns: readonly Column[] = [
  { source: 'truck_name', render: record => cell(<scheduleCells.TruckLink schedule={asRow(record)} />) },
  { source: 'campaign_name' },
  {
    source: 'start_date',
    render: record => cell(<scheduleCells.Dates schedule={asRow(record)} of="start_date" />),
  },
  {
    source: 'end_date',
    render: record => cell(<scheduleCells.Dates schedule={asRow(record)} of="end_date" />),
  },
  {
    source: 'monthly_rate',
    align: 'right',
    render: record => cell(<scheduleCells.Rate schedule={asRow(record)} />),
  },
]

/** What vendors are paid for trucks: one schedule, and those of a truck or vendor. Spec: operations, 7. */
export const paymentSchedules: AdminResource = {
  name: SCHEDULES,
  endpoints: resourceEndpoints<ScheduleDraft>({
    id: 'schedule_key',
    list: listAction({
      isWhole: true,
      access: 'truckPayments',
      sorts: ['truck_name', 'campaign_name', 'start_date', 'end_date', 'monthly_rate'],
      async run(api, query, { filter, signal }) {
        const { schedules, overlaps } = await schedulesOf(api, filter, signal)
        const overlapping = new Set<number>(overlaps.map(one => one.payment_schedule_id))
        const rows = schedules.map(schedule => rowOf(schedule, overlapping))
        return pageOfRows(rows, query, { searchIn: ['truck_name', 'campaign_name'] })
      },
    }),
    one: { access: 'truckPayments', run: async (api, key, { signal }) => findSchedule(api, key, signal) },
    create: {
      access: 'addPayment',
      run: async (api, { truck_id, ...body }, { idempotencyKey }) => {
        const params = { id: String(truck_id) }
        return rowOf(onlyRow((await api.addPayment({ params, body, idempotencyKey })).new_ps))
      },
    },
    update: {
      access: 'updatePayment',
      run: async (api, key, { truck_id: _, ...body }, { idempotencyKey }) => {
        const params = readKey(key)
        return rowOf(onlyRow((await api.updatePayment({ params, body, idempotencyKey })).updated_ps))
      },
    },
    remove: {
      access: 'deletePayment',
      run: async (api, key) => api.deletePayment({ params: { id: readKey(key).psId } }),
    },
  }),
  columns,
  recordRepresentation: 'truck_name',
}
