import { Chip } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { SidebarEntry } from '../config/admin-feature'
import { useRuntime } from '../config/runtime'

/** How many things wait in a section. Nothing while it is not known, and nothing for none. */
export function EntryCount({ name, count }: { name: string; count: NonNullable<SidebarEntry['count']> }) {
  const translate = useTranslate()
  const { admin, backgroundApi } = useRuntime()
  const { data = 0 } = useQuery({
    queryKey: ['sidebar', name],
    queryFn: async () => count(backgroundApi),
    refetchInterval: admin.rules.countsEveryMs,
    retry: false,
  })
  if (data === 0) return null
  return (
    <Chip
      size="small"
      label={data > 999 ? '999+' : data}
      aria-label={translate('console.sidebar.count', { count: data })}
      sx={{ ml: 1, height: 20, typography: 'caption', fontVariantNumeric: 'tabular-nums' }}
    />
  )
}
