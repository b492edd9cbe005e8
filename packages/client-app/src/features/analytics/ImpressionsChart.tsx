import { lazyPart } from '../../ui/lazy-part'
import { DayChart, type DayRow } from './DayChart'
import { loadDrawings } from './load-drawings'
import type { DayBrush } from './use-day-brush'

const Drawing = lazyPart(
  async () => (await loadDrawings()).ImpressionsDrawing,
  () => null,
)

/** How the impressions of the campaign came together. */
export const ImpressionsChart = ({ daily, brush }: { daily: readonly DayRow[]; brush: DayBrush }) => (
  <DayChart title="Cumulative Impressions" height={260} daily={daily} brush={brush}>
    <Drawing daily={daily} />
  </DayChart>
)
