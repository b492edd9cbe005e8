import { serverClock } from '@product/client-app/server-clock'
import { isBleeding, isPastTarget } from '@product/sdk/nouns/fix-list'
import { losAngelesDay } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { Figure, Figures } from '../../layout/Figures'
import { numberText } from '../../texts/shown-numbers'
import { OPEN_ITEMS } from './fix-list-resources'

/** How many items are open, and how many of them press. */
export function FixListCounts() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, isError } = useQuery({
    queryKey: [OPEN_ITEMS, 'counts'],
    queryFn: async ({ signal }) =>
      (await backgroundApi.fixList({ query: { closed: 'false' }, signal })).problem.filter(
        ({ closed }) => !closed,
      ),
  })
  // The table below says what failed.
  if (isError && !data) return null
  const today = losAngelesDay(serverClock.now())
  const late = data?.filter(item => isPastTarget(item, today)).length
  const bleeding = data?.filter(isBleeding).length
  const counts = [
    { name: 'open_count', count: data?.length, presses: false },
    { name: 'late_count', count: late, presses: true },
    { name: 'bleeding_count', count: bleeding, presses: true },
  ]
  return (
    <Figures label={translate('fix_list.counts')}>
      {counts.map(({ name, count, presses }) => (
        <Figure
          key={name}
          value={count === undefined ? undefined : numberText(count)}
          of={translate(`fix_list.${name}`)}
          {...(presses && count && { color: 'error' })}
        />
      ))}
    </Figures>
  )
}
