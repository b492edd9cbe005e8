import { type DayRange, dayRange, rangeLength } from '@product/sdk/nouns/campaigns'
import { addDays, isDay } from '@product/sdk/values'
import { Button } from '../../ui/Button'
import styles from './RangeBar.module.css'

/** Days back from the last one of the campaign. */
const QUICK = [7, 30] as const

export interface RangeFieldsProps {
  /** The days of the whole campaign. */
  all: DayRange
  /** Undefined: the whole campaign. */
  days: DayRange | undefined
  onChange: (days: DayRange | undefined) => void
}

/** Two dates, and ranges that are often wanted. */
export function RangeFields({ all, days, onChange }: RangeFieldsProps) {
  const shown = days ?? all
  const type = (part: Partial<DayRange>): void => {
    const next = { ...shown, ...part }
    // A field that is being emptied or half typed holds no date.
    if (isDay(next.from) && isDay(next.to)) onChange(dayRange(next.from, next.to))
  }
  return (
    <>
      <label className={styles.field}>
        From
        <input
          type="date"
          value={shown.from}
          min={all.from}
          max={all.to}
          onChange={event => type({ from: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        To
        <input
          type="date"
          value={shown.to}
          min={all.from}
          max={all.to}
          onChange={event => type({ to: event.target.value })}
        />
      </label>
      {QUICK.filter(count => count < rangeLength(all)).map(count => (
        <Button
          key={count}
          size="small"
          variant="quiet"
          onClick={() => onChange({ from: addDays(all.to, 1 - count), to: all.to })}
        >
          Last {count} days
        </Button>
      ))}
      {days && (
        <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
          Whole campaign
        </Button>
      )}
    </>
  )
}
