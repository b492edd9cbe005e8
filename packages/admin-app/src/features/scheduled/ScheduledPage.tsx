import { Card } from '@mui/material'
import { type ScheduledMessage, SCHEDULED_TEXTS } from '@product/sdk/nouns/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { KeywordField } from '../../fields/KeywordField'
import { useKeyword } from '../../fields/use-keyword'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { PagedList } from '../../lists/PagedList'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { DeleteScheduled } from './DeleteScheduled'
import { foundScheduled } from './found-scheduled'
import { Reschedule } from './Reschedule'
import { SCHEDULED } from './use-scheduled-call'
import { ScheduledRow } from './ScheduledRow'
import { ViewScheduled } from './ViewScheduled'

/** Waits for the carrier's hour, so the list grows old by itself. */
const EVERY_MS = 30_000

/** As many as are drawn at once. */
const AT_ONCE = 100

interface Opened {
  what: 'view' | 'reschedule' | 'delete'
  message: ScheduledMessage
}

/** Messages that wait for their time: view, another time, delete. Spec: communication, 2. */
export function ScheduledPage() {
  const { backgroundApi } = useRuntime()
  const search = useKeyword(0)
  const [most, setMost] = useState(AT_ONCE)
  const [opened, setOpened] = useState<Opened>()
  const { data, error, refetch } = useQuery({
    queryKey: [SCHEDULED],
    queryFn: async ({ signal }) => (await backgroundApi.scheduledMessages({ signal })).scheduledMessages,
    refetchInterval: EVERY_MS,
  })
  const rows = data && foundScheduled(data, search.typed)
  const close = () => setOpened(undefined)
  return (
    <Page title="scheduled.title" width="form">
      <ToThreads />
      {data && data.length > 0 && <KeywordField search={search} label="scheduled.search" />}
      <Card sx={{ mt: 2 }}>
        <PagedList
          label="scheduled.title"
          rows={rows?.slice(0, most)}
          error={error}
          retry={() => void refetch()}
          hasMore={(rows?.length ?? 0) > most}
          isLoadingMore={false}
          more={() => setMost(most + AT_ONCE)}
          empty={
            search.typed.trim() === '' ? (
              <EmptyState title={SCHEDULED_TEXTS.none} text="scheduled.none_text" />
            ) : (
              <EmptyState title="console.list.nothing_found" text="console.list.nothing_found_text" />
            )
          }
        >
          {message => (
            <ScheduledRow key={message.sid} message={message} onOpen={what => setOpened({ what, message })} />
          )}
        </PagedList>
      </Card>
      {opened?.what === 'view' && (
        <ViewScheduled
          message={opened.message}
          onOpen={what => setOpened({ what, message: opened.message })}
          onClose={close}
        />
      )}
      {opened?.what === 'reschedule' && <Reschedule message={opened.message} onClose={close} />}
      {opened?.what === 'delete' && <DeleteScheduled message={opened.message} onClose={close} />}
    </Page>
  )
}
