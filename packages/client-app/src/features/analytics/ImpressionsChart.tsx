import { DayChart, type DayRow } from './DayChart'
import { ImpressionsDrawing } from './lazy-drawings'
import type { DayBrush } from './use-day-brush'

/** How the impressions of the campaign came together. */
export const ImpressionsChart = ({ daily, brush }: { daily: readonly DayRow[]; brush: DayBrush }) => (
  <DayChart title="Cumulative Impressions" height={260} daily={daily} brush={brush}>
    <ImpressionsDrawing daily={daily} />
  </DayChart>
)
