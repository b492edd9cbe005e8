import { Box, Drawer, type Theme, useMediaQuery } from '@mui/material'
import { type ChatType, contactName } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useCallback, useDeferredValue, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { FeatureLinks } from '../../layout/FeatureLinks'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ReceivedNews, useReceivedNews } from './events/ReceivedNews'
import { useChatEvents } from './events/use-chat-events'
import { useEventSocket } from '../../events/use-event-socket'
import { listPath, readThread, readView, viewText } from './inbox-address'
import { ChatTabs } from './list/ChatTabs'
import { ListPane } from './list/ListPane'
import { useChatCounts } from './list/use-chat-counts'
import { ThreadPane } from './thread/ThreadPane'
import { paneColumns, usePanes } from './use-panes'
import { useKnownThread } from './use-known-thread'
import { WhoPane } from './who/WhoPane'

/** Height of the bar on top, px. */
const BAR = 57

/** From here on the bar on top has room for the title and all links, in every language. Px. */
const LINKS_IN_BAR = 1366

/** The threads with vendors: their list, one of them, and who that is. Spec: communication, 2. */
export function ThreadsPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const view = readView(search)
  const thread = useKnownThread(readThread(useParams()))
  const panes = usePanes()
  const [isWhoOpen, setWhoOpen] = useState(false)
  const socket = useEventSocket()
  const { news, tell } = useReceivedNews()
  useChatEvents(socket, tell)
  const { keyword } = view
  const counts = useChatCounts(keyword)
  const choose = useCallback(
    (type: ChatType): void => void navigate({ search: viewText({ type, keyword }) }),
    [navigate, keyword],
  )
  const showsList = panes > 1 || !thread
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down(LINKS_IN_BAR), { noSsr: true })
  // The messages come first.
  const whose = useDeferredValue(thread)
  const who = whose && <WhoPane key={whose.phone_number} thread={whose} />
  return (
    <Page
      title={thread ? contactName(thread) : 'console.sidebar.communication'}
      record={thread && { name: contactName(thread), kind: 'console.kinds.thread' }}
      width="full"
      actions={showsList && !isNarrow ? <FeatureLinks into="communication" /> : undefined}
    >
      <ReceivedNews news={news} />
      <Box sx={{ display: 'flex', flexDirection: 'column', height: `calc(100dvh - ${BAR}px)` }}>
        {showsList && isNarrow && (
          <Box sx={{ display: 'flex', gap: 1, px: 2, py: 1, overflowX: 'auto', flexShrink: 0 }}>
            <FeatureLinks into="communication" />
          </Box>
        )}
        {showsList && <ChatTabs type={view.type} counts={counts} onChoose={choose} />}
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'grid',
            gridTemplateRows: 'minmax(0, 1fr)',
            gridTemplateColumns: paneColumns(panes, thread !== undefined),
            '& > * + *': { borderLeft: 1, borderColor: 'divider' },
          }}
        >
          {showsList && <ListPane view={view} open={thread?.phone_number} />}
          {thread ? (
            <ThreadPane
              key={thread.phone_number}
              known={thread}
              socket={socket}
              back={panes > 1 ? undefined : listPath(view)}
              onWho={panes > 2 ? undefined : () => setWhoOpen(true)}
            />
          ) : (
            panes > 1 && <EmptyState title="threads.none_open" text="threads.none_open_text" />
          )}
          {thread && panes > 2 && (
            <Box component="aside" aria-label={translate('threads.who.label')} sx={{ overflowY: 'auto' }}>
              {who}
            </Box>
          )}
        </Box>
      </Box>
      {thread && panes < 3 && (
        <Drawer
          anchor="right"
          open={isWhoOpen}
          onClose={() => setWhoOpen(false)}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': translate('threads.who.label'),
              sx: { width: 320, maxWidth: '90%', bgcolor: 'background.default' },
            },
          }}
        >
          {who}
        </Drawer>
      )}
    </Page>
  )
}
