import type { RouteTotals } from '@product/sdk/features/map'
import { type DayRange, dayRangeText } from '@product/sdk/nouns/campaigns'
import { countText, pluralText } from '@product/sdk/values'
import { Skeleton } from '../../ui/Skeleton'
import styles from './TotalsStrip.module.css'

/** What is drawn, in three figures, and the days it is of. */
export function TotalsStrip({
  totals,
  covers,
  isLoading,
  withoutLine,
  onlyName,
  onRelease,
}: {
  /** Undefined while routes load, and where that failed. */
  totals: RouteTotals | undefined
  /** UTC days; undefined while they are not known. */
  covers: DayRange | undefined
  isLoading: boolean
  /** Counted paths that have no line to draw. */
  withoutLine: number
  /** The one vehicle that is shown alone. */
  onlyName: string | undefined
  onRelease: () => void
}) {
  return (
    <div className={styles.strip}>
      {onlyName !== undefined && (
        <button type="button" className={styles.only} onClick={onRelease} title="Show all trucks (Esc)">
          <span className={styles.onlyText} dir="auto">
            Only {onlyName}
          </span>
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">: show all trucks</span>
        </button>
      )}
      {/* Drawn anew when the figures come: they are wider than what stands for them. */}
      <dl key={String(isLoading)} className={styles.figures} aria-label="Totals of what is drawn">
        <Figure
          name="Trucks"
          value={totals?.trucks}
          more={totals && besideTrucks(totals)}
          isLoading={isLoading}
        />
        <Figure name="Miles" value={totals?.miles} isLoading={isLoading} />
        <Figure name="Impressions" value={totals?.impressions} isLoading={isLoading} />
      </dl>
      <p className={styles.covers}>{covers ? `${dayRangeText(covers)} (UTC)` : '\u00a0'}</p>
      {withoutLine > 0 && (
        <p className={styles.note}>
          {pluralText(withoutLine, 'path', 'paths')} counted without a line to draw
        </p>
      )}
    </div>
  )
}

/** `+ 1 Rep Route`: what is drawn and is no truck. */
function besideTrucks({ repRoutes, macros }: RouteTotals): string {
  const others = [
    repRoutes > 0 && `+ ${pluralText(repRoutes, 'Rep Route', 'Rep Routes')}`,
    macros > 0 && `+ ${pluralText(macros, 'macro', 'macros')}`,
  ]
  return others.filter(Boolean).join(' ')
}

function Figure({
  name,
  value,
  more,
  isLoading,
}: {
  name: string
  value: number | undefined
  /** What is to be known beside the figure. */
  more?: string
  isLoading: boolean
}) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {value === undefined && isLoading ? (
          <Skeleton width="3.5em" height="1.3em" />
        ) : (
          countText(value ?? Number.NaN)
        )}
        {more && <span className={styles.more}> {more}</span>}
      </dd>
    </div>
  )
}
