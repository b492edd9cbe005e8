import { Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { SidebarEntry } from '../../config/admin-feature'
import { useRuntime } from '../../config/runtime'
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
    return data === undefined ? <Skeleton width={48} /> : numberText(data)
  }
  return (
    <Card>
      <CardActionArea component={Link} to={`/${path}`} sx={{ p: 2, height: '100%' }}>
        <Typography variant="body2" color="textSecondary">
          {translate(label)}
        </Typography>
        {ask && (
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {number()}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  )
}
