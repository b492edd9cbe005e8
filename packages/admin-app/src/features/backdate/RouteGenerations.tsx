import { Box, Skeleton } from '@mui/material'
import type { RouteProcess } from '@product/sdk/nouns/placeholders'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { Section } from '../../layout/Section'
import { RouteGeneration } from './RouteGeneration'

interface RouteGenerationsProps {
  processes: readonly RouteProcess[] | undefined
  error: Error | undefined
  onRetry: () => void
}

/** Generations that run and the latest that ended, the days of the newest laid open. */
export function RouteGenerations({ processes, error, onRetry }: RouteGenerationsProps) {
  const newest = processes?.[0]?.route_process_id
  return (
    <Section title="backdate.generations">
      {error && <ErrorState title="backdate.generations_failed" text={error.message} onRetry={onRetry} />}
      {!processes && !error && <Skeleton variant="rounded" height={120} />}
      {processes?.length === 0 && <EmptyState title="backdate.none" text="backdate.none_text" isPart />}
      {processes && processes.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {processes.map(process => (
            <Box
              component="li"
              key={process.route_process_id}
              sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <RouteGeneration process={process} startsOpen={process.route_process_id === newest} />
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
