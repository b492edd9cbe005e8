import type { RouteTotals } from '@product/sdk/features/map'
import { countText, pluralText } from '@product/sdk/values'
import { Skeleton } from '../../ui/Skeleton'
import styles from './TotalsStrip.module.css'

/** What is drawn, in three figures. */
export function TotalsStrip({
  totals,
  isLoading,
  withoutLine,
  onlyName,
  onRelease,
}: {
  /** Undefined while routes load, and where that failed. */
  totals: RouteTotals | undefined
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
      <dl className={styles.figures} aria-label="Totals of what is drawn">
        <Figure name="Trucks" value={totals?.vehicles} isLoading={isLoading} />
        <Figure name="Miles" value={totals?.miles} isLoading={isLoading} />
        <Figure name="Impressions" value={totals?.impressions} isLoading={isLoading} />
      </dl>
      {withoutLine > 0 && (
        <p className={styles.note}>
          {pluralText(withoutLine, 'path', 'paths')} counted without a line to draw
        </p>
      )}
    </div>
  )
}

function Figure({ name, value, isLoading }: { name: string; value: number | undefined; isLoading: boolean }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {value === undefined && isLoading ? (
          <Skeleton width="3.5em" height="1.3em" />
        ) : (
          countText(value ?? Number.NaN)
        )}
      </dd>
    </div>
  )
}
