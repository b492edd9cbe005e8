import { serverClock } from '@product/client-app/server-clock'
import { Box } from '@mui/material'
import { type Contact, contactName, MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { losAngelesDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { EmptyState, ErrorState } from '../../../layout/StateMessage'
import type { EventSocket } from '../../../events/event-socket'
import { usePresence } from '../events/use-presence'
import { useToastsOnTop } from '../../../toasts/toast-place'
import { BlockedWarning } from './BlockedWarning'
import { Composer } from './Composer'
import { LoadingMessages } from './LoadingMessages'
import { MessageList } from './MessageList'
import { OutgoingContext } from './outgoing-actions'
import { PresenceLine } from './PresenceLine'
import { ThreadHead } from './ThreadHead'
import { ThreadContext } from './thread-context'
import { ThreadShortcuts } from './ThreadShortcuts'
import { threadRows } from './thread-rows'
import { useChat } from './use-chat'
import { useOutgoing } from './use-outgoing'
import { useReading } from './use-reading'
import { useTypingSignal } from './use-typing-signal'

export interface ThreadPaneProps {
  /** As far as it is known before it is loaded. */
  known: Contact
  socket: EventSocket | undefined
  isWidget?: boolean
  /** To the list, where that is not beside it. */
  back?: string
  /** Shows who this is, where that is not beside it. */
  onWho?: () => void
}

/** A thread: whose it is, its messages, and where the next one is written. Give it the number as its key. */
export function ThreadPane({ known, socket, isWidget = false, back, onWho }: ThreadPaneProps) {
  const translate = useTranslate()
  // Below are the newest message and the field for the next one.
  useToastsOnTop()
  const phone = known.phone_number
  const list = useChat(phone)
  const { chat } = list
  const thread = chat?.contact ?? known
  const { outgoing, actions } = useOutgoing(phone)
  const unreadFrom = useReading(phone, chat, list.isFresh)
  const rows = useMemo(
    () => chat && threadRows({ messages: chat.messages, outgoing, unreadFrom }),
    [chat, outgoing, unreadFrom],
  )
  const present = usePresence(socket, phone)
  const onTyping = useTypingSignal(typing => socket?.tell('typing', typing))
  const input = useRef<HTMLTextAreaElement>(null)
  // One that was interrupted may have arrived nevertheless.
  const { discard } = actions
  useEffect(() => {
    const told = new Set(chat?.messages.map(({ client_key }) => client_key))
    for (const { clientKey, state } of outgoing)
      if (state === 'failed' && told.has(clientKey)) discard(clientKey)
  }, [chat, outgoing, discard])

  return (
    <ThreadContext value={thread}>
      <OutgoingContext value={actions}>
        <Box
          component="section"
          aria-label={translate('threads.thread_with', { name: contactName(thread) })}
          sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, minWidth: 0 }}
        >
          {!isWidget && <ThreadShortcuts thread={thread} onReply={() => input.current?.focus()} />}
          <ThreadHead thread={thread} isWidget={isWidget} back={back} onWho={onWho} />
          <BlockedWarning thread={thread} />
          {rows === undefined &&
            (list.isError ? (
              <ErrorState title="threads.failed" text={list.problem} onRetry={list.retry} />
            ) : (
              <LoadingMessages text={MESSAGE_TEXTS.loading} />
            ))}
          {rows?.length === 0 && (
            <Box sx={{ flex: 1 }}>
              <EmptyState title="threads.nothing_written" text="threads.nothing_written_text" />
            </Box>
          )}
          {rows && rows.length > 0 && (
            <MessageList
              rows={rows}
              today={losAngelesDay(serverClock.now())}
              hasStart={chat?.hasStart ?? true}
              isLoadingOlder={list.isLoadingOlder}
              hasFailedOlder={list.hasFailedOlder}
              onOlder={list.loadOlder}
            />
          )}
          {rows === undefined && list.isError && <Box sx={{ flex: 1 }} />}
          <PresenceLine present={present} />
          <Composer thread={thread} inputRef={input} onTyping={onTyping} />
        </Box>
      </OutgoingContext>
    </ThreadContext>
  )
}
