import { type TotalsByProvenance, UTC_DAYS_NOTE } from '@product/sdk/features/analytics'
import { type Day, weekendSpans } from '@product/sdk/values'
import { memo, type ReactNode, useDeferredValue, useId } from 'react'
import { LoadBoundary } from '../../ui/LoadBoundary'
import styles from './DayChart.module.css'
import { type DayBrush, PLOT } from './use-day-brush'

/**
 * A chart of days in its card, which stands before its drawing does. The table below says the same, so screen readers pass
 * over the drawing.
 */
export function DayChart({
  title,
  note,
  height,
  daily,
  brush,
  children,
}: {
  title: string
  /** How it is to be read, beside the note on its days. */
  note?: string
  /** Pixels, the axis of days among them. */
  height: number
  daily: readonly DayRow[]
  brush: DayBrush
  /** The drawing. */
  children: ReactNode
}) {
  const titleId = useId()
  const { faded } = brush
  // Drawing takes longer than all the rest of the page, whose figures needn't wait for it.
  const isTimeToDraw = useDeferredValue(true, false)
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
        <span className={styles.note}>{[note, UTC_DAYS_NOTE].filter(Boolean).join(' · ')}</span>
      </h2>
      <div className={styles.chart} aria-hidden="true" style={{ height }} {...brush.handlers}>
        <Weekends daily={daily} />
        <LoadBoundary
          instead={<p className={styles.lost}>It could not be drawn. The table below says the same.</p>}
        >
          {isTimeToDraw && children}
        </LoadBoundary>
        {faded && (
          <>
            <div className={styles.faded} style={{ left: PLOT.left, width: plotShare(faded.before) }} />
            <div className={styles.faded} style={{ right: PLOT.right, width: plotShare(faded.after) }} />
          </>
        )}
      </div>
    </section>
  )
}

/** Behind the drawing: Saturdays and Sundays shaded. */
const Weekends = memo(function Weekends({ daily }: { daily: readonly DayRow[] }) {
  const spans = weekendSpans(daily.map(({ day }) => day))
  return spans.map(({ at, length }) => (
    <div
      key={at}
      className={styles.weekend}
      style={{
        left: `calc(${PLOT.left}px + ${plotShare(at / daily.length)})`,
        width: plotShare(length / daily.length),
      }}
    />
  ))
})

/** A share of the width in which days are drawn. */
const plotShare = (share: number): string => `calc((100% - ${PLOT.left + PLOT.right}px) * ${share})`

export interface DayRow {
  day: Day
  miles: number
  impressions: number
  cumulativeMiles: number
  cumulativeImpressions: number
  byProvenance: TotalsByProvenance
}
