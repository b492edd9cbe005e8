import { Box, Button, Skeleton, Typography } from '@mui/material'
import type { api } from '@product/sdk/api'
import type { Answer } from '@product/sdk/contract'
import { byConcern, percentAbove } from '@product/sdk/nouns/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { PageLink } from '../../layout/PageLink'
import { Section } from '../../layout/Section'
import { ErrorState } from '../../layout/StateMessage'
import { pathTo } from '../../paths'
import { useSessionUser } from '../../session/use-session-user'
import { numberText } from '../../texts/shown-numbers'
import { campaignPath } from './campaign-todos'

/** More than these are shown on demand. */
const SHOWN = 6
const STALE_MS = 60_000

/** How the active campaigns stand: yesterday beside the days before, and who was silent. Those of concern first. */
export function RunningCampaigns() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const [showsAll, setShowsAll] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['running-campaigns'],
    queryFn: ({ signal }) => backgroundApi.runningCampaigns({ signal }),
    staleTime: STALE_MS,
  })
  if (data?.running_campaigns.length === 0) return null
  const campaigns = data && byConcern(data.running_campaigns)
  const shown = showsAll ? campaigns : campaigns?.slice(0, SHOWN)
  const hidden = (campaigns?.length ?? 0) - (shown?.length ?? 0)
  return (
    <Section title="campaigns.running.title" count={campaigns?.length} sx={{ mt: 2 }}>
      {isError && !data ? (
        <ErrorState title="campaigns.running.failed" onRetry={() => void refetch()} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown?.map(campaign => <Standing key={campaign.campaign_id} campaign={campaign} />) ??
            [0, 1, 2].map(row => <Skeleton component="li" key={row} height={56} />)}
        </Box>
      )}
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
          {translate('console.home.more', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}

type RunningCampaign = Answer<typeof api.runningCampaigns>['running_campaigns'][number]

function Standing({ campaign }: { campaign: RunningCampaign }) {
  const translate = useTranslate()
  const { role } = useSessionUser()
  const { campaign_id, campaign_name, client_name, user_id, standing } = campaign
  const analytics =
    user_id === null
      ? undefined
      : pathTo('impersonateAnalytics', { clientId: user_id, campaignId: campaign_id })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr)',
        },
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          <PageLink name={campaign_name} to={campaignPath(campaign, role)} />
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {client_name ?? translate('campaigns.running.no_client')}
        </Typography>
      </Box>
      {standing ? (
        (['miles', 'impressions'] as const).map(kind => (
          <Figure
            key={kind}
            kind={kind}
            figure={standing[kind]}
            usual={standing.usual?.[kind]}
            to={analytics}
          />
        ))
      ) : (
        <Typography color="textSecondary" sx={{ gridColumn: 'span 2' }}>
          {translate('campaigns.running.fresh')}
        </Typography>
      )}
      <SilentTrucks trucks={campaign.silent_trucks} />
    </Box>
  )
}

interface FigureProps {
  kind: 'miles' | 'impressions'
  figure: number
  usual: number | undefined
  to: string | undefined
}

function Figure({ kind, figure, usual, to }: FigureProps) {
  const translate = useTranslate()
  const text = translate(`campaigns.running.${kind}`, { figure: numberText(Math.round(figure)) })
  const percent = usual === undefined ? undefined : percentAbove(figure, usual)
  const than =
    percent === undefined ? 'nothing_before' : percent === 0 ? 'as_before' : percent > 0 ? 'above' : 'below'
  return (
    <Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {to === undefined ? text : <PageLink name={text} to={to} />}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {translate(`campaigns.running.${than}`, { percent: Math.abs(percent ?? 0) })}
      </Typography>
    </Box>
  )
}

/** So many are named; more are counted. */
const NAMED = 3

function SilentTrucks({ trucks }: { trucks: RunningCampaign['silent_trucks'] }) {
  const translate = useTranslate()
  const more = trucks.length - NAMED
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <Typography
        variant={trucks.length > 0 ? 'body1' : 'caption'}
        color={trucks.length > 0 ? 'error' : 'textSecondary'}
        component="p"
      >
        {trucks.length === 0
          ? translate('campaigns.running.all_heard')
          : translate('campaigns.running.silent', { smart_count: trucks.length })}
      </Typography>
      {trucks.length > 0 && (
        <Typography variant="caption" component="p">
          {trucks.slice(0, NAMED).map(({ truck_id, name }, at) => (
            <span key={truck_id}>
              {at > 0 && ', '}
              <PageLink name={name} to={pathTo('editTruck', { id: truck_id })} underline="always" />
            </span>
          ))}
          {more > 0 && ` ${translate('campaigns.running.more', { count: more })}`}
        </Typography>
      )}
    </Box>
  )
}
