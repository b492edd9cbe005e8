import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { Figure, Figures } from '../../layout/Figures'
import { numberText } from '../../texts/shown-numbers'

/** How many removals are upcoming, and how many of them press. */
export function RemovalCounts() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, isError } = useQuery({
    queryKey: ['removals', 'totals'],
    queryFn: async ({ signal }) => backgroundApi.removalTotals({ signal }),
  })
  // The table below says what failed.
  if (isError && !data) return null
  const counts = [
    { name: 'overdue', presses: true },
    { name: 'this_week', presses: false },
    { name: 'upcoming', presses: false },
    { name: 'completed', presses: false },
  ] as const
  return (
    <Figures label={translate('removals.counts')}>
      {counts.map(({ name, presses }) => (
        <Figure
          key={name}
          value={data && numberText(data[name])}
          of={translate(`removals.count_${name}`)}
          {...(presses && data?.[name] && { color: 'error' })}
        />
      ))}
    </Figures>
  )
}
