import { type DailyTotal, REPORT_COLUMNS, reportRows, UTC_DAYS_NOTE } from '@product/sdk/features/analytics'
import { countText } from '@product/sdk/values'
import { useId } from 'react'
import styles from './DailyTable.module.css'

/** Decimals of each column after the date. */
const DECIMALS = [0, 0, 2, 2] as const

/** What the charts show, day by day, the latest first. */
export function DailyTable({ daily }: { daily: readonly DailyTotal[] }) {
  const titleId = useId()
  const rows = reportRows(daily).toReversed()
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Days
        <span className={styles.note}>{UTC_DAYS_NOTE}</span>
      </h2>
      {/* Scrollable, so the keyboard must be able to reach it. */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={titleId}>
        <table className={styles.table}>
          <thead>
            <tr>
              {REPORT_COLUMNS.map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([date, ...figures]) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                {figures.map((figure, index) => (
                  <td key={REPORT_COLUMNS[index + 1]} data-title={REPORT_COLUMNS[index + 1]}>
                    {countText(figure, DECIMALS[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
