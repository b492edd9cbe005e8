import { type DayRange, dayRange, rangeLength } from '@product/sdk/nouns/campaigns'
import { addDays, isDay, pluralText } from '@product/sdk/values'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './RangeBar.module.css'

/** Days back from the last one of the campaign. */
const QUICK = [7, 30] as const

/** Which days the figures are of. What a brush over the charts picks can be typed here. */
export function RangeBar({
  all,
  days,
  onChange,
  mapLink,
}: {
  /** The days of the whole campaign. */
  all: DayRange
  /** Undefined: the whole campaign. */
  days: DayRange | undefined
  onChange: (days: DayRange | undefined) => void
  mapLink: string
}) {
  const shown = days ?? all
  const type = (part: Partial<DayRange>): void => {
    const next = { ...shown, ...part }
    // A field that is being emptied or half typed holds no date.
    if (isDay(next.from) && isDay(next.to)) onChange(dayRange(next.from, next.to))
  }
  return (
    <section className={styles.bar} aria-label="Days">
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
      <p className={styles.hint} role="status">
        {days
          ? `${pluralText(rangeLength(days), 'day', 'days')} picked (UTC)`
          : 'Drag over a chart to pick days (UTC)'}
      </p>
      <Link to={mapLink} className={buttonClass({ size: 'small' })}>
        <Icon name="map" size={16} />
        Show on map
      </Link>
    </section>
  )
}
