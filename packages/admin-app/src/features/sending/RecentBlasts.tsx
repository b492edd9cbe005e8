import { Box, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { InstantText } from '../../fields/InstantText'
import { Section } from '../../layout/Section'
import { pathTo } from '../../paths'
import { BLASTS } from './use-blast'

/** What was sent to many before, the latest first, with how it went. */
export function RecentBlasts() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data } = useQuery({
    queryKey: [BLASTS],
    queryFn: async ({ signal }) => (await backgroundApi.blasts({ signal })).blasts,
  })
  // Without them nothing is missing that this page is for.
  if (!data || data.length === 0) return null
  return (
    <Section title="compose.recent" sx={{ mt: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ blast_id, kind, body, created_at, created_by_name, scheduled_for, ...counts }) => (
          <Box
            component="li"
            key={blast_id}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' }, display: 'flex', gap: 2 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <TextLink
                component={Link}
                to={pathTo('blast', { id: blast_id })}
                noWrap
                sx={{ display: 'block' }}
              >
                {kind === 'reminder'
                  ? translate('compose.reminder')
                  : body || translate('compose.pictures_only')}
              </TextLink>
              <Typography component="div" variant="caption" color="textSecondary">
                <InstantText instant={scheduled_for ?? created_at} />
                {created_by_name !== null && ` · ${created_by_name}`}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {`${counts.attempted}/${counts.total}`}
              {counts.failed > 0 && (
                <Typography component="span" variant="caption" color="error" sx={{ display: 'block' }}>
                  {translate('compose.failed_count', { smart_count: counts.failed })}
                </Typography>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
