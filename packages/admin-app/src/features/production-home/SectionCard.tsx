import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { SidebarEntry } from '../../config/admin-feature'
import { useRuntime } from '../../config/runtime'
import { CountCard } from '../../layout/CountCard'
import { numberText } from '../../texts/shown-numbers'

/** One section: how much it holds, and the way there. */
export function SectionCard({ entry: { name, label, path, total, count } }: { entry: SidebarEntry }) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const ask = total ?? count
  const { data, isError } = useQuery({
    // Where it shows what the sidebar shows, that was asked already.
    queryKey: [total ? 'production' : 'sidebar', name],
    queryFn: async () => ask?.(backgroundApi) ?? 0,
    enabled: ask !== undefined,
    retry: false,
  })
  const number = () => {
    if (isError) return <span title={translate('production.count_failed')}>–</span>
    return data === undefined ? undefined : numberText(data)
  }
  return <CountCard label={translate(label)} to={`/${path}`} {...(ask && { count: number() })} />
}
