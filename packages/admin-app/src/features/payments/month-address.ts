import { type PayMonth, readPayMonth } from '@product/sdk/nouns/payments'
import { pathTo } from '../../paths'

/** Orders of the table beside the document's, which is by vendor. */
export const LINE_SORTS = [
  'truck_name',
  'campaign_name',
  'start_date',
  'end_date',
  'monthly_rate',
  'amount_ext',
] as const
export type LineSort = (typeof LINE_SORTS)[number]

/** What the address of the page says. */
export interface MonthView {
  /** Null: the address names something that is no month. */
  month: PayMonth | null
  search: string
  onlyNotReady: boolean
  /** Absent: by vendor. */
  sort: LineSort | undefined
  order: 'asc' | 'desc'
  /** From 1. */
  page: number
  /** Key of the schedule whose dialog is open, or `new`. */
  schedule: string | undefined
  /** The truck of the new schedule. */
  truck: number | undefined
}

export function readMonthView(params: URLSearchParams, current: PayMonth): MonthView {
  const named = params.get('month')
  const sort = LINE_SORTS.find(each => each === params.get('sort'))
  const truck = Number(params.get('truck') ?? Number.NaN)
  return {
    month: named === null ? current : (readPayMonth(named) ?? null),
    search: params.get('search') ?? '',
    onlyNotReady: params.get('show') === 'not-ready',
    sort,
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    schedule: params.get('schedule') ?? undefined,
    truck: Number.isInteger(truck) ? truck : undefined,
  }
}

/** What an address of the page may say; undefined takes it away. */
export type MonthParams = Partial<
  Record<'month' | 'search' | 'show' | 'sort' | 'order' | 'page' | 'schedule' | 'truck', string | undefined>
>

export function withParams(before: URLSearchParams, changed: MonthParams): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}

export const paymentsAddress = (params: MonthParams): string => {
  const query = withParams(new URLSearchParams(), params).toString()
  return query === '' ? pathTo('payments') : `${pathTo('payments')}?${query}`
}
