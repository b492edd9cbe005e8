import {
  type DayRange,
  dayRangeText,
  DEFAULT_TIME_PERIOD,
  TIME_PERIODS,
  type TimePeriodIndex,
  timePeriodLabel,
} from '@product/sdk/nouns/campaigns'
import { ListboxSelect } from '../../ui/ListboxSelect'

type Choice = `${TimePeriodIndex}` | 'days'

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
  if (days) options.push({ value: 'days', label: `${dayRangeText(days)} (UTC)` })
  // The button still asks for a choice while the default is in force; the list says which that is.
  const selected = days ? 'days' : (`${period ?? DEFAULT_TIME_PERIOD}` as const)
  return (
    <ListboxSelect
      label="Time frame"
      text={days ? dayRangeText(days) : timePeriodLabel(period)}
      options={options}
      selected={[selected]}
      onChange={([picked]) => {
        const index = TIME_PERIODS.find(one => `${one.index}` === picked)?.index
        if (index !== undefined) onChange(index)
      }}
    />
  )
}
