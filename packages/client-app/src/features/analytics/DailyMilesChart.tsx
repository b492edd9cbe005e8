import { modelledTotals } from '@product/sdk/features/analytics'
import { DayChart, type DayRow } from './DayChart'
import { MilesDrawing } from './lazy-drawings'
import type { DayBrush } from './use-day-brush'

/** The miles of each day. */
export function DailyMilesChart({ daily, brush }: { daily: readonly DayRow[]; brush: DayBrush }) {
  const hasModelled = daily.some(({ byProvenance }) => modelledTotals(byProvenance).miles > 0)
  return (
    <DayChart
      title="Daily Miles"
      note={hasModelled ? 'Paler: modelled' : undefined}
      height={200}
      daily={daily}
      brush={brush}
    >
      <MilesDrawing daily={daily} />
    </DayChart>
  )
}
