import { serverClock } from '@product/client-app/server-clock'
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined'
import { Box, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { useSessionUser } from '../../session/use-session-user'
import { TodoSection } from './TodoSection'

/** The lists are asked for again after this time, milliseconds. */
const HOME_STALE_MS = 60_000

/** What needs doing today for this role, each a link, and how things stand. Spec: operations, 2; all of it comes from the features. */
export function HomePage() {
  const translate = useTranslate()
  const { admin, backgroundApi } = useRuntime()
  const { role } = useSessionUser()
  const widgets = admin.home.filter(({ roles }) => roles.includes(role))
  const results = useQueries({
    queries: widgets.map(({ name, load }) => ({
      queryKey: ['home', name, role],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        load(backgroundApi, { now: serverClock.now(), role, signal }),
      staleTime: HOME_STALE_MS,
    })),
  })
  // What other features add stands below: it comes once nothing above it moves.
  const isSettled = results.every(({ isPending }) => !isPending)
  const isQuiet = results.every(({ data }) => data?.length === 0)
  return (
    <Page title="console.home.title">
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        {translate('console.home.lead')}
      </Typography>
      {isQuiet ? (
        <EmptyState title="console.home.nothing" text="console.home.nothing_text" icon={TaskAltOutlined} />
      ) : (
        <Box sx={{ columns: '380px', columnGap: 2 }}>
          {widgets.map(({ name, title }, at) => {
            const result = results[at]
            if (!result || result.data?.length === 0) return null
            return (
              <TodoSection
                key={name}
                title={title}
                items={result.data}
                failed={result.isError}
                onRetry={() => void result.refetch()}
              />
            )
          })}
        </Box>
      )}
      {isSettled && <Inserts into="home" />}
    </Page>
  )
}
