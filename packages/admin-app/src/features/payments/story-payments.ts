import { api } from '@product/sdk/api'
import type { PayableLine } from '@product/sdk/features/payments'
import {
  monthDays,
  monthTotal,
  paymentLines,
  scheduleOverlaps,
  vendorSums,
} from '@product/sdk/nouns/payments'
import { answer, aPaymentSchedule, aSearchResult } from '@product/sdk/testing'

/** A month that is over for good, so that no story depends on the day on which it runs. */
export const STORY_MONTH = '2020-09'

type Over = Parameters<typeof aPaymentSchedule>[0] & Partial<Pick<PayableLine, 'not_ready' | 'overlap'>>

export function storyLine({ not_ready = [], overlap = null, ...over }: Over): PayableLine[] {
  const schedule = aPaymentSchedule(over)
  const pictured = new Set(not_ready.length === 0 ? [schedule.truck_id] : [])
  return paymentLines([schedule], STORY_MONTH, pictured).map(line => ({ ...line, not_ready, overlap }))
}

const overlap = { payment_schedule_id: 2, other_schedule_id: 1, from: '2020-09-01', to: '2020-09-30' }

export const storyLines: PayableLine[] = [
  { payment_schedule_id: 1, end_date: null },
  {
    payment_schedule_id: 2,
    start_date: '2020-09-10',
    end_date: '2020-09-29',
    monthly_rate: 333.33,
    not_ready: [
      { reason: 'days-not-tracked' as const, tracked: 12, expected: 20, scheduled: 20 },
      { reason: 'no-pictures' as const },
      { reason: 'open-fix-items' as const, truck_problem_ids: [8, 9] },
      { reason: 'removed-early' as const, removedOn: '2020-09-20', days: 9 },
    ],
    overlap,
  },
  {
    payment_schedule_id: 3,
    truck_id: 6,
    truck_name: 'Stake bed 106, the long one with a name that goes on and on',
    license_plate: null,
    vendor_id: 4,
    vendor_name: 'Harbor & Sons Hauling and Freight Company of Greater Long Beach',
    campaign_id: null,
    campaign_name: null,
    monthly_rate: 1234.56,
    not_ready: [{ reason: 'open-fix-items' as const, truck_problem_ids: [8] }],
  },
  {
    payment_schedule_id: 4,
    truck_id: 7,
    truck_name: 'Box 7',
    vendor_id: null,
    vendor_name: null,
    monthly_rate: 900,
    not_ready: [{ reason: 'no-vendor' as const }],
  },
].flatMap(storyLine)

const OPEN = { closed_at: null, closed_by: null, reopened_reason: null }
export const CLOSED = { ...OPEN, closed_at: '2020-10-01T17:00:00.000Z', closed_by: 'Olivia Owner' }

interface StoryMonth {
  lines?: readonly PayableLine[]
  period?: typeof OPEN | typeof CLOSED | { reopened_reason: string }
  deletedVendors?: readonly number[]
  problems?: Parameters<typeof answer<typeof api.payments>>[1]['bill_problems']
}

/** The month as it is answered. */
export const storyPayments = ({
  lines = storyLines,
  period = OPEN,
  problems = [],
  deletedVendors = [],
}: StoryMonth = {}) => ({
  payment_schedules: [...lines],
  rowCount: lines.length,
  not_ready_count: lines.filter(({ not_ready }) => not_ready.length > 0).length,
  pay_period: { month: STORY_MONTH, ...OPEN, ...period },
  vendor_sums: vendorSums(lines),
  total: monthTotal(lines),
  bill_problems: problems,
  lines_hash: 'of the story',
  deleted: { vendor_ids: [...deletedVendors], truck_ids: [] },
})

export const storyMonth = (month: StoryMonth = {}) => answer(api.payments, storyPayments(month))

export const noUnpaidTrucks = answer(api.unpaidTrucks, { trucks: [] })

export const storyUnpaid = answer(api.unpaidTrucks, {
  trucks: [5, 6, 7, 8].map(truck_id => ({
    truck_id,
    name: `Box ${truck_id}`,
    license_plate: null,
    vendor_name: 'Vega Hauling',
    campaign_id: 71,
    campaign_name: 'Summer Tour',
  })),
})

const truckSchedules = [
  aPaymentSchedule({ payment_schedule_id: 1 }),
  aPaymentSchedule({
    payment_schedule_id: 2,
    campaign_id: 72,
    campaign_name: 'Harbor Days',
    start_date: '2020-09-10',
    end_date: null,
    monthly_rate: 333.33,
  }),
]

/** The schedules of the truck. */
export const schedulesWith = (closed_months: string[]) =>
  answer(api.truckPayments, {
    closed_months,
    payment_schedule: truckSchedules,
    overlaps: scheduleOverlaps(truckSchedules),
  })

export const storySchedules = schedulesWith([])

export const storyTrucks = answer(
  api.searchIndex,
  aSearchResult('trucks', [
    {
      objectID: 't5',
      truck_id: 5,
      truck_name: 'Box 5',
      license_plate: '8ABC123',
      vendor_name: 'Vega Hauling',
    },
  ]),
)

export const storyPath = (query = ''): string => `/drive/payments?month=${STORY_MONTH}${query}`

/** 5,000 lines of 500 vendors. */
export const manyLines = (): PayableLine[] =>
  Array.from({ length: 5000 }, (_, at) => {
    const vendor_id = Math.floor(at / 10) + 1
    return storyLine({
      payment_schedule_id: at + 1,
      truck_id: at + 1,
      truck_name: `Box ${at + 1}`,
      vendor_id,
      vendor_name: `Vendor ${String(vendor_id).padStart(3, '0')}`,
      start_date: monthDays(STORY_MONTH).first,
      monthly_rate: 1000 + at / 100,
    })
  }).flat()
