import {
  type DayRange,
  TIME_PERIODS,
  type TimePeriodIndex,
  timePeriodLabel,
} from '@product/sdk/nouns/campaigns'
import { analyticsDayText } from '@product/sdk/values'
import { ListboxSelect } from '../../ui/ListboxSelect'

type Choice = `${TimePeriodIndex}` | 'days'

const rangeText = ({ from, to }: DayRange): string =>
  from === to ? analyticsDayText(from) : `${analyticsDayText(from)} – ${analyticsDayText(to)}`

/** How far back routes are shown. Days picked in the analytics are one choice more. */
export function TimeFrameSelect({
  period,
  days,
  onChange,
}: {
  /** Undefined until one is chosen; the default is in force meanwhile. */
  period: TimePeriodIndex | undefined
  days: DayRange | undefined
  onChange: (period: TimePeriodIndex) => void
}) {
  const options = TIME_PERIODS.map(({ index, label }) => ({ value: `${index}` as Choice, label }))
  if (days) options.push({ value: 'days', label: `${rangeText(days)} (UTC)` })
  const selected = days ? 'days' : period !== undefined && (`${period}` as const)
  return (
    <ListboxSelect
      label="Time frame"
      text={days ? rangeText(days) : timePeriodLabel(period)}
      options={options}
      selected={selected ? [selected] : []}
      onChange={([picked]) => {
        const index = TIME_PERIODS.find(one => `${one.index}` === picked)?.index
        if (index !== undefined) onChange(index)
      }}
    />
  )
}
