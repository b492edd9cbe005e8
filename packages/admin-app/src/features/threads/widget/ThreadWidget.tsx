import { Box } from '@mui/material'
import type { Contact } from '@product/sdk/nouns/messages'
import { ReceivedNews, useReceivedNews } from '../events/ReceivedNews'
import { useChatEvents } from '../events/use-chat-events'
import { useEventSocket } from '../../../events/use-event-socket'
import { ThreadPane } from '../thread/ThreadPane'

/** A thread on another page, as high as a hand. Spec: communication, 2, "Chat widget". */
export function ThreadWidget({ thread }: { thread: Contact }) {
  const socket = useEventSocket()
  const { news, tell } = useReceivedNews()
  useChatEvents(socket, tell)
  return (
    <Box sx={{ height: 480, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <ReceivedNews news={news} />
      <ThreadPane key={thread.phone_number} known={thread} socket={socket} isWidget />
    </Box>
  )
}
