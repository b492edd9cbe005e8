import { Box, Typography } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { activityEntries } from '@product/sdk/features/team'
import { readStored, type Visit, visitAt } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { browserMemory } from '../../data/browser-storage'
import { InstantText } from '../../fields/InstantText'
import { PageLink } from '../../layout/PageLink'
import { Section } from '../../layout/Section'
import { EmptyState } from '../../layout/StateMessage'
import { pathTo } from '../../paths'
import { useSessionUser } from '../../session/use-session-user'
import { useDates } from '../../texts/dates'
import { changedRecords } from './changed-records'

const SHOWN = 8

/** This browser's, of each user. */
function useVisit(userId: number): Visit {
  const key = `home-visit-${userId}`
  const [visit] = useState(() => {
    const last = readStored(browserMemory.getItem(key), { since: 0, seenAt: 0 })
    return visitAt(serverClock.now(), last)
  })
  useEffect(() => browserMemory.setItem(key, JSON.stringify(visit)), [key, visit])
  return visit
}

/** What others changed since this user was last on the home page, each record once. */
export function SinceLastVisit() {
  const translate = useTranslate()
  const dates = useDates()
  const { backgroundApi } = useRuntime()
  const { id, name } = useSessionUser()
  const { since } = useVisit(id)
  const { data } = useQuery({
    queryKey: ['since-last-visit', id],
    queryFn: async ({ signal }) => activityEntries((await backgroundApi.activityLog({ signal })).logs),
    staleTime: 60_000,
  })
  if (data === undefined) return null
  const changed = changedRecords(data, { since, me: name })
  return (
    <Section
      title="team.visit.title"
      sx={{ mt: 2 }}
      actions={<PageLink name={translate('team.visit.all')} to={pathTo('team')} />}
    >
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: -1, mb: 1 }}>
        {translate('team.visit.since', { moment: dates.moment(since) })}
      </Typography>
      {changed.length === 0 && <EmptyState title="team.visit.nothing" isPart />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changed.slice(0, SHOWN).map(({ latest, deeds, to }) => (
          <Box
            component="li"
            key={latest.id}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <PageLink name={`${latest.user} ${latest.action}`} to={to} />
            <Typography variant="caption" component="p" color="textSecondary">
              <InstantText instant={latest.timestamp} />
              {deeds > 1 && ` · ${translate('team.visit.deeds', { smart_count: deeds - 1 })}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {changed.length > SHOWN && (
        <Typography variant="caption" color="textSecondary">
          {translate('team.visit.more', { smart_count: changed.length - SHOWN })}
        </Typography>
      )}
    </Section>
  )
}
