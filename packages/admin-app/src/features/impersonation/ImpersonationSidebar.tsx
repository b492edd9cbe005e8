import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import {
  Box,
  Button,
  MenuItem,
  Skeleton,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { CampaignList } from '@product/client-app/views'
import { IMPERSONATION_TEXTS } from '@product/sdk/features/impersonation'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { withoutCampaign } from '@product/sdk/nouns/campaigns'
import { pathTo } from '../../paths'
import type { Impersonation } from './use-impersonation'

interface ImpersonationSidebarProps {
  impersonation: Pick<Impersonation, 'client' | 'clientId' | 'campaign' | 'campaigns' | 'isPending'>
  page: 'map' | 'analytics'
}

/** Whose dashboard it is, its pages, and the campaigns, each leading to its map. Spec: client dashboard, 2. */
export function ImpersonationSidebar({ impersonation, page }: ImpersonationSidebarProps) {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const { client, clientId, campaign, campaigns, isPending } = impersonation
  const { search } = useLocation()
  const mapOf = (campaignId: number) => pathTo('impersonateMap', { clientId, campaignId })
  /** What does not belong to this campaign alone stays chosen. */
  const otherMapOf = (campaignId: number) =>
    mapOf(campaignId) + (campaignId === campaign?.id ? search : searchOfOther(search))
  return (
    <Box
      component="aside"
      aria-label={IMPERSONATION_TEXTS.title}
      sx={{
        width: { md: 232 },
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: 1.5,
        borderStyle: 'solid',
        borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
        borderColor: 'divider',
        overflowY: 'auto',
        bgcolor: 'background.default',
      }}
    >
      <Box>
        <Typography component="h2" variant="h3">
          {IMPERSONATION_TEXTS.title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {client ? IMPERSONATION_TEXTS.viewing(client.name) : <Skeleton width="80%" />}
        </Typography>
      </Box>
      {isPending && <Skeleton variant="rounded" sx={{ height: { xs: 28, md: 60 } }} />}
      {campaign && (
        <Box
          component="nav"
          aria-label={translate('impersonation.pages')}
          sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 0.5 }}
        >
          <PageLink to={mapOf(campaign.id) + search} isHere={page === 'map'} icon={<MapOutlined />}>
            {translate('impersonation.map')}
          </PageLink>
          <PageLink
            to={pathTo('impersonateAnalytics', { clientId, campaignId: campaign.id }) + search}
            isHere={page === 'analytics'}
            icon={<InsightsOutlined />}
          >
            {translate('impersonation.analytics')}
          </PageLink>
        </Box>
      )}
      {(client || isPending) &&
        (isNarrow ? (
          <CampaignSelect campaigns={campaigns} chosen={campaign?.id} mapOf={otherMapOf} />
        ) : (
          <Box component="section" aria-label={translate('impersonation.campaigns')}>
            <Typography variant="caption" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
              {translate('impersonation.campaigns')}
            </Typography>
            <CampaignList
              campaigns={campaigns}
              selected={campaign?.id}
              filter=""
              onClearFilter={() => undefined}
              linkTo={otherMapOf}
              size="small"
            />
          </Box>
        ))}
    </Box>
  )
}

/** The campaign stands in the path. */
function searchOfOther(search: string): string {
  const query = withoutCampaign(new URLSearchParams(search))
  return query.size === 0 ? '' : `?${query}`
}

function PageLink(props: { to: string; isHere: boolean; icon: ReactNode; children: ReactNode }) {
  const { to, isHere, icon, children } = props
  return (
    <Button
      component={Link}
      to={to}
      startIcon={icon}
      size="small"
      aria-current={isHere ? 'page' : undefined}
      sx={{
        justifyContent: 'flex-start',
        px: 1,
        color: 'text.primary',
        '&[aria-current]': {
          bgcolor: 'action.selected',
          '& .MuiButton-startIcon': { color: 'primary.main' },
        },
      }}
    >
      {children}
    </Button>
  )
}

/** The same choice where there is no room for cards. */
function CampaignSelect({
  campaigns,
  chosen,
  mapOf,
}: {
  campaigns: Impersonation['campaigns']
  chosen: number | undefined
  mapOf: (campaignId: number) => string
}) {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <TextField
      select
      fullWidth
      label={translate('impersonation.campaign')}
      value={chosen ?? ''}
      onChange={event => void navigate(mapOf(Number(event.target.value)))}
    >
      {campaigns.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
