import type { RouteTotals } from '@product/sdk/map'
import { countText, pluralText } from '@product/sdk/values'
import { Skeleton } from '../ui/Skeleton'
import styles from './TotalsStrip.module.css'

/** What is drawn, in three figures. */
export function TotalsStrip({
  totals,
  withoutLine,
  onlyName,
  onRelease,
}: {
  /** Undefined while routes load. */
  totals: RouteTotals | undefined
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
      <dl className={styles.figures} aria-label="Totals of what is drawn">
        <Figure name="Trucks" value={totals && countText(totals.vehicles)} />
        <Figure name="Miles" value={totals && countText(totals.miles)} />
        <Figure name="Impressions" value={totals && countText(totals.impressions)} />
      </dl>
      {withoutLine > 0 && (
        <p className={styles.note}>
          {pluralText(withoutLine, 'path', 'paths')} counted without a line to draw
        </p>
      )}
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton width="3.5em" height="1.1em" />}</dd>
    </div>
  )
}
