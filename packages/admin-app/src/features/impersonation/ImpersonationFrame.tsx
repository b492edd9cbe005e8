import { Alert, Box, Button, Skeleton, useTheme } from '@mui/material'
import { dressView, VIEW_CLASS } from '@product/client-app/views'
import { IMPERSONATION_TEXTS } from '@product/sdk/features/impersonation'
import { mayOpen } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { useAdmin } from '../../config/runtime'
import { Page } from '../../layout/Page'
import { ErrorState } from '../../layout/StateMessage'
import { pathTo, wholePath } from '../../paths'
import { useSessionUser } from '../../session/use-session-user'
import { ImpersonationSidebar } from './ImpersonationSidebar'
import { type ImpersonationCampaign, useImpersonation } from './use-impersonation'

/** Below the bar on top, impersonation fills the window. */
const HEIGHT = 'calc(100dvh - 57px)'

/** Sidebar, banner and one of the client's pages. Read-only: the views have nothing that could be changed. */
export function ImpersonationFrame({
  page,
  children,
}: {
  page: 'map' | 'analytics'
  children: (campaign: ImpersonationCampaign) => ReactNode
}) {
  const impersonation = useImpersonation()
  const { client, campaign, isPending, problem, retry } = impersonation
  useClientLook()
  const refused = problem ?? (client && !campaign ? 'impersonation.no_campaign' : undefined)
  return (
    <Page title="console.titles.impersonate" width="full">
      <Box
        className={VIEW_CLASS}
        sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, height: { md: HEIGHT } }}
      >
        {!problem && <ImpersonationSidebar impersonation={impersonation} page={page} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {client && <ReadOnlyBanner campaignId={campaign?.id} />}
          <Box
            sx={{
              flex: 1,
              minHeight: { xs: page === 'map' ? 560 : 0, md: 0 },
              overflow: 'auto',
              position: 'relative',
            }}
          >
            {refused !== undefined && (
              <ErrorState title="impersonation.failed" text={refused} onRetry={problem ? retry : undefined} />
            )}
            {isPending && <Skeleton variant="rectangular" sx={{ height: '100%', minHeight: 320 }} />}
            {/* Another campaign starts with its own screen. */}
            {campaign && (
              <Box key={campaign.id} sx={{ height: page === 'map' ? { xs: 560, md: '100%' } : undefined }}>
                {children(campaign)}
              </Box>
            )}
          </Box>
        </Box>
      </Box>
    </Page>
  )
}

function ReadOnlyBanner({ campaignId }: { campaignId: number | undefined }) {
  const translate = useTranslate()
  const { role } = useSessionUser()
  const edit = campaignId === undefined ? undefined : pathTo('editCampaign', { id: campaignId })
  const back = edit !== undefined && mayOpen(wholePath(edit), role) ? edit : pathTo('drive')
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0, borderWidth: '0 0 1px', py: 0 }}
      action={
        <Button color="inherit" size="small" component={Link} to={back}>
          {translate('impersonation.leave')}
        </Button>
      }
    >
      {IMPERSONATION_TEXTS.readOnly}
    </Alert>
  )
}

/** The client app's tokens from the brand, in the console's scheme, as long as impersonation lasts. */
function useClientLook(): void {
  const { brand } = useAdmin()
  const { mode } = useTheme().palette
  // Before the first drawing: the map takes its colours from the tokens.
  useLayoutEffect(() => dressView(brand, mode), [brand, mode])
}
