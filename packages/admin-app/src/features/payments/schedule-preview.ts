import {
  activeDays,
  frozenMonths,
  monthDays,
  monthOfDay,
  type PayMonth,
  prorateCents,
  prorateText,
  rateProblem,
  readPayMonth,
  type ScheduleOverlap,
  scheduleOverlaps,
} from '@product/sdk/nouns/payments'
import { type Cents, type Day, dollars, isDay, readCents } from '@product/sdk/values'

/** What a schedule that is being entered would pay in a month. */
export interface MonthPreview {
  month: PayMonth
  active: number
  of: number
  percent: string
  /** Undefined while the rate can't be one. */
  cents: Cents | undefined
}

interface Entered {
  start_date?: unknown
  end_date?: unknown
  monthly_rate?: unknown
}

/** Los Angeles days, where the dialog holds such; undefined where it can't be a schedule yet. */
function daysOf({ start_date, end_date }: Entered): { start_date: Day; end_date: Day | null } | undefined {
  const isEntered = (day: unknown): day is Day => typeof day === 'string' && isDay(day)
  if (!isEntered(start_date)) return undefined
  if (end_date === null || end_date === undefined || end_date === '') return { start_date, end_date: null }
  return isEntered(end_date) && end_date >= start_date ? { start_date, end_date } : undefined
}

function centsOf(rate: unknown): Cents | undefined {
  const isRate = typeof rate === 'number' || typeof rate === 'string'
  return isRate && rate !== '' && rateProblem(rate) === undefined ? readCents(rate) : undefined
}

/** The closed months in which a schedule that is entered pays, and those of them that saving it would alter. */
export interface FrozenMonths {
  paid: PayMonth[]
  altered: PayMonth[]
}

interface Stored {
  start_date: Day
  end_date: Day | null
  monthly_rate: number
}

/** Which closed months what is entered meets; `before`: the schedule as it is stored, null for a new one. */
export function frozenBy(entered: Entered, before: Stored | null, closed: readonly PayMonth[]): FrozenMonths {
  const days = daysOf(entered)
  if (!days) return { paid: [], altered: [] }
  const cents = centsOf(entered.monthly_rate)
  // While the rate is none it alters nothing: its own problem is said beside it.
  const monthly_rate = cents === undefined ? (before?.monthly_rate ?? 0) : dollars(cents)
  const after = { ...days, monthly_rate }
  return { paid: frozenMonths(null, after, closed), altered: frozenMonths(before, after, closed) }
}

/** The months of its start, of the page, and of its end, those that it pays: parts of a month are at its ends. */
export function previewsOf(entered: Entered, pageMonth: PayMonth): MonthPreview[] {
  const days = daysOf(entered)
  if (!days) return []
  const cents = centsOf(entered.monthly_rate)
  const ends = [days.start_date, days.end_date].flatMap(day => (day === null ? [] : [monthOfDay(day)]))
  return [...new Set([...ends, pageMonth])].sort().flatMap(month => {
    if (readPayMonth(month) === undefined) return []
    const all = monthDays(month)
    const active = activeDays(days, all)?.count
    if (active === undefined) return []
    return {
      month,
      active,
      of: all.count,
      percent: prorateText(active, all.count),
      cents: cents === undefined ? undefined : prorateCents(cents, active, all.count),
    }
  })
}

interface Scheduled {
  payment_schedule_id: number
  truck_id: number
  start_date: Day
  end_date: Day | null
}

/** A schedule that pays the same truck on the same days, with the days that both pay. */
export interface Meeting<Other> {
  other: Other
  from: Day
  to: Day | null
}

/** Every other schedule of the truck that what is entered would meet; `ownId`: of the one that is edited. */
export function meetingsOf<Other extends Scheduled>(
  entered: Entered,
  ownId: number | undefined,
  stored: readonly Other[],
): Meeting<Other>[] {
  const days = daysOf(entered)
  if (!days) return []
  const isOwn = (one: ScheduleOverlap) => one.payment_schedule_id === DRAFT_ID
  return stored
    .filter(({ payment_schedule_id }) => payment_schedule_id !== ownId)
    .flatMap(other => {
      const draft = { ...days, payment_schedule_id: DRAFT_ID, truck_id: other.truck_id }
      return scheduleOverlaps([draft, other])
        .filter(isOwn)
        .map(({ from, to }) => ({ other, from, to }))
    })
}

/** Of no stored schedule. */
const DRAFT_ID = 0
