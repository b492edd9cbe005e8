import { type Instant, instantMs } from '../../values/instant'
import { losAngelesClock, losAngelesDay } from '../../values/los-angeles-day'
import { readLosAngelesTime } from '../../values/los-angeles-time'
import { addDays, DAY_MS, HOUR_MS, weekday } from '../../values/utc-day'

const MINUTE_MS = 60_000

/** How far ahead a message may be scheduled, both ends included. In ms. */
export interface ScheduleWindow {
  leastMs: number
  mostMs: number
}

/** The two readings of the document, and what the server takes. Spec: communication, 5. Source: decisions, "Dates and time". */
export const SCHEDULE_WINDOWS = {
  /** The dialog of a chat. */
  chat: { leastMs: HOUR_MS, mostMs: 7 * DAY_MS },
  /** Compose, and giving a message another time. */
  compose: { leastMs: 20 * MINUTE_MS, mostMs: 7 * DAY_MS },
  /** The wider one, and 2 minutes in which someone makes up their mind. */
  server: { leastMs: 18 * MINUTE_MS, mostMs: 7 * DAY_MS },
} as const satisfies Record<string, ScheduleWindow>

/** Ours. */
export const SCHEDULE_TEXTS = {
  tooSoon: (least: string) => `Please choose a time at least ${least} from now.`,
  tooLate: 'Please choose a time within 7 days.',
  missing: 'The clock goes forward then: this time does not exist in Los Angeles. Which one do you mean?',
  twice: 'The clock goes back then: this time comes twice in Los Angeles. Which one do you mean?',
  quiet: 'It is before 8 AM or after 9 PM in Los Angeles then.',
} as const

const leastText = ({ leastMs }: ScheduleWindow): string =>
  leastMs < HOUR_MS ? `${Math.max(20, leastMs / MINUTE_MS)} minutes` : '1 hour'

/** Why a message can't be scheduled for then, or undefined. */
export function scheduleProblem(window: ScheduleWindow, when: Instant, now: Instant): string | undefined {
  const aheadMs = instantMs(when) - instantMs(now)
  if (aheadMs < window.leastMs) return SCHEDULE_TEXTS.tooSoon(leastText(window))
  return aheadMs > window.mostMs ? SCHEDULE_TEXTS.tooLate : undefined
}

export interface ScheduleChoice {
  /** ms */
  instant: number
  problem?: string
}

/** What a chosen time can mean: one choice, or two where the clock changes, of which the user takes one. */
export interface ScheduleReading {
  reading: 'once' | 'twice' | 'missing'
  choices: ScheduleChoice[]
}

/** Of `YYYY-MM-DDTHH:mm` on a wall in Los Angeles, wherever the browser is; undefined for other text. */
export function readSchedule(
  local: string,
  window: ScheduleWindow,
  now: Instant,
): ScheduleReading | undefined {
  const read = readLosAngelesTime(local)
  if (read === undefined) return undefined
  const instants = read.reading === 'once' ? [read.instant] : [read.earlier, read.later]
  const choices = instants.map(instant => {
    const problem = scheduleProblem(window, instant, now)
    return { instant, ...(problem !== undefined && { problem }) }
  })
  return { reading: read.reading, choices }
}

/** `YYYY-MM-DDTHH:mm` in Los Angeles, as inputs of dates and times write it. */
export function losAngelesInput(instant: Instant): string {
  const { day, hour, minute } = losAngelesClock(instant)
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Texts may disturb before 8 and from 21 on: a warning, not a refusal. Source: domain facts, 1.6. */
export function isQuietHour(instant: Instant): boolean {
  const { hour } = losAngelesClock(instant)
  return hour < 8 || hour >= 21
}

export interface QuickChoice {
  name: 'soon' | 'this_afternoon' | 'tomorrow_morning' | 'tomorrow_afternoon' | 'monday_morning'
  /** ms */
  instant: number
}

/**
 * Times on offer: the first quarter of an hour that leaves ten minutes to decide, today at 5 PM, tomorrow at 9 AM and
 * 2 PM, next Monday at 9 AM. Only those within the window and outside quiet hours, each once.
 */
export function quickChoices(window: ScheduleWindow, now: Instant): QuickChoice[] {
  const quarter = 15 * MINUTE_MS
  const today = losAngelesDay(now)
  const untilMonday = (8 - weekday(today)) % 7 || 7
  const at = (days: number, time: string) => readLosAngelesTime(`${addDays(today, days)}T${time}`)
  const named = [
    ['this_afternoon', at(0, '17:00')],
    ['tomorrow_morning', at(1, '09:00')],
    ['tomorrow_afternoon', at(1, '14:00')],
    ['monday_morning', at(untilMonday, '09:00')],
  ] as const
  const soon = Math.ceil((instantMs(now) + window.leastMs + 10 * MINUTE_MS) / quarter) * quarter
  const all: QuickChoice[] = [{ name: 'soon', instant: soon }]
  // The clock changes by night, so that none of these comes twice or not at all.
  for (const [name, read] of named) if (read?.reading === 'once') all.push({ name, instant: read.instant })
  return all
    .filter(({ instant }) => scheduleProblem(window, instant, now) === undefined && !isQuietHour(instant))
    .filter(({ instant }, index, kept) => kept.findIndex(other => other.instant === instant) === index)
}
