import { type Day, daysBetween } from '../../values/utc-day'
import type { FixListItem } from './fix-list-item'

/** What presses about an open item. */
export type Pressing =
  /** `days` in Los Angeles since the target close date, 1 on the day after it. */
  { kind: 'past-target'; target_close_date: Day; days: number } | { kind: 'bleeding' }

type Judged = Pick<FixListItem, 'closed' | 'target_close_date' | 'bleeding_stopped'>

/** Whether an open item is past its target close date: from the day after it on. `today` in Los Angeles. */
export const isPastTarget = ({ closed, target_close_date }: Judged, today: Day): boolean =>
  !closed && target_close_date < today

/** Whether an open item still grows worse. */
export const isBleeding = ({ closed, bleeding_stopped }: Judged): boolean => !closed && !bleeding_stopped

/** All that presses about an item, the most urgent first; nothing once it is closed. Source: decisions, "Operations". */
export function whatPresses(item: Judged, today: Day): Pressing[] {
  const { target_close_date } = item
  return [
    ...(isBleeding(item) ? [{ kind: 'bleeding' } as const] : []),
    ...(isPastTarget(item, today)
      ? [
          {
            kind: 'past-target',
            target_close_date,
            days: daysBetween(target_close_date, today),
          } as const,
        ]
      : []),
  ]
}
