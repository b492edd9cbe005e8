import { WAYPOINT_SEARCH_PAUSE_MS } from '@product/sdk/nouns/placeholders'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { SearchInput } from '../../fields/SearchInput'
import { useKeyword } from '../../fields/use-keyword'
import { WAYPOINT_GROUPS } from './waypoint-groups'

interface GroupSearchProps {
  /** Those that are chosen already. */
  taken: ReadonlySet<number>
  onChoose: (group: { id: number; name: string }) => void
}

/** As many as are worth reading in a menu. */
const SHOWN = 20

/** Finds a waypoint group by its name or an address. */
export function GroupSearch({ taken, onChoose }: GroupSearchProps) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { typed, setTyped, enter, keyword, isTyping } = useKeyword(WAYPOINT_SEARCH_PAUSE_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: [WAYPOINT_GROUPS, 'search', keyword],
    queryFn: ({ signal }) =>
      backgroundApi.waypointGroups({ query: { search: keyword, pageSize: SHOWN }, signal }),
  })
  const found = isTyping ? [] : (data?.waypoints ?? [])
  const options = found
    .filter(({ waypoint_group_id }) => !taken.has(waypoint_group_id))
    .map(({ waypoint_group_id: id, name, num_addresses }) => ({ id, name, num_addresses }))
  return (
    <SearchInput
      typed={typed}
      onType={setTyped}
      onEnter={enter}
      options={options}
      keyOf={({ id }) => id}
      below={({ num_addresses }) => translate('macros.addresses', { smart_count: num_addresses })}
      isWaiting={isTyping || isFetching}
      nothing={translate(isError ? 'console.fields.search_failed' : 'macros.no_group_found')}
      onChoose={({ id, name }) => {
        setTyped('')
        onChoose({ id, name })
      }}
      label={translate('macros.choose_group')}
      helperText={translate('macros.choose_group_help')}
    />
  )
}
