import { serverClock } from '@product/client-app/server-clock'
import { Stack } from '@mui/material'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { BackdateForm } from './BackdateForm'
import { RouteGenerations } from './RouteGenerations'
import { RoutingCreditsCard } from './RoutingCreditsCard'
import { useBackdateLock } from './use-backdate-lock'
import { isRunning, useRouteEvents, useRouteProcesses } from './use-route-processes'

interface BackdatePageProps {
  /** UTC milliseconds; the server's clock where it isn't given. */
  now?: () => number
}

/** Generates routes of a campaign's placeholders on days that are over. Spec: operations, 2. */
export function BackdatePage({ now = serverClock.now }: BackdatePageProps) {
  useRouteEvents()
  const { data, error, refetch } = useRouteProcesses()
  const lockEnds = useBackdateLock(now)
  return (
    <Page title="console.sidebar.backdate">
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        <RoutingCreditsCard />
        <Stack className="plain-in-turn" spacing={2}>
          <BackdateForm now={now} isRunning={data?.some(isRunning) === true} lockEnds={lockEnds} />
          <RouteGenerations
            processes={data}
            error={data ? undefined : (error ?? undefined)}
            onRetry={() => void refetch()}
          />
        </Stack>
      </Stack>
      <Inserts into="backdate" />
    </Page>
  )
}
