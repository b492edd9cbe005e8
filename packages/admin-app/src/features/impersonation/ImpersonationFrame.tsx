import { Box, Skeleton, useTheme } from '@mui/material'
import { dressView, VIEW_CLASS } from '@product/client-app/views'
import { type ReactNode, useLayoutEffect } from 'react'
import { useAdmin } from '../../config/runtime'
import { Page } from '../../layout/Page'
import { ErrorState } from '../../layout/StateMessage'
import { ImpersonationBanner } from './ImpersonationBanner'
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
    <Page
      title={campaign ? 'console.titles.impersonate_named' : 'console.titles.impersonate'}
      titleArgs={{ name: campaign?.name }}
      width="full"
    >
      <Box
        className={VIEW_CLASS}
        sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, height: { md: HEIGHT } }}
      >
        {!problem && <ImpersonationSidebar impersonation={impersonation} page={page} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {!problem && <ImpersonationBanner campaignId={campaign?.id} />}
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

/** The client app's tokens from the brand, in the console's scheme, as long as impersonation lasts. */
function useClientLook(): void {
  const { brand } = useAdmin()
  const { mode } = useTheme().palette
  // Before the first drawing: the map takes its colours from the tokens.
  useLayoutEffect(() => dressView(brand, mode), [brand, mode])
}
