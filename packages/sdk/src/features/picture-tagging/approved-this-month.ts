import type { Instant } from '../../values/instant'
import { losAngelesDay } from '../../values/los-angeles-day'

interface Decided {
  status_value: 0 | 1 | null
  /** When it was set. */
  created_at: string | null
}

/** Whether a status was set in the month (Los Angeles) of the instant: only then it shows as fixed. Spec: communication, 4. */
export const isSetThisMonth = ({ created_at }: Decided, now: Instant): boolean =>
  created_at !== null && losAngelesDay(created_at).slice(0, 7) === losAngelesDay(now).slice(0, 7)

export const isApprovedThisMonth = (status: Decided, now: Instant): boolean =>
  status.status_value === 1 && isSetThisMonth(status, now)
