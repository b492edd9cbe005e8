import { Box, Button, Skeleton } from '@mui/material'
import { MESSAGE_TEXTS, type ChatType, type Contact } from '@product/sdk/nouns/messages'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { EmptyState, ErrorState } from '../../../layout/StateMessage'
import { useShortcut } from '../../../shortcuts/use-shortcut'
import { ChatRow, ROW_HEIGHT } from './ChatRow'
import type { useChats } from './use-chats'

interface ChatListProps {
  list: ReturnType<typeof useChats>
  type: ChatType
  /** Something is looked for. */
  isSearch: boolean
  /** What is shown is not yet of what is typed: nothing of it can be chosen. */
  isStale: boolean
  /** The number of the thread that is open. */
  open: string | undefined
  today: string
  pathOf: (thread: Contact) => string
  onNear: (thread: Contact) => void
}

/** Threads of a tab; more come as they are scrolled to. Its height is the window's less 160. Spec: communication, 2. */
export function ChatList(props: ChatListProps) {
  const { list, type, isSearch } = props
  if (list.isError) {
    return <ErrorState title="console.list.failed" text="threads.failed_text" onRetry={list.retry} />
  }
  if (!list.threads) return <WaitingRows />
  if (list.threads.length > 0) return <Rows {...props} threads={list.threads} />
  return (
    <EmptyState
      title={isSearch ? 'console.list.nothing_found' : MESSAGE_TEXTS.noRecord}
      text={isSearch ? 'console.list.nothing_found_text' : `threads.empty.${type}`}
    />
  )
}

/** Rows this near to the end ask for more. */
const NEAR_END = 8

function Rows({
  threads,
  list,
  isStale,
  open,
  today,
  pathOf,
  onNear,
}: ChatListProps & { threads: readonly Contact[] }) {
  const translate = useTranslate()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: threads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: at => threads[at]?.phone_number ?? at,
    overscan: 6,
  })
  const items = rows.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const { hasMore, hasFailedMore, isLoadingMore, more } = list
  const isNearEnd = last >= threads.length - NEAR_END
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !hasFailedMore) more()
  }, [isNearEnd, hasMore, isLoadingMore, hasFailedMore, more])

  /** The focus goes to the next row of the one that has it, else of the thread that is open. */
  function step(by: 1 | -1): void {
    const focused = scroller.current?.querySelector<HTMLElement>('li:focus-within')?.dataset.index
    const opened = threads.findIndex(({ phone_number }) => phone_number === open)
    const from = focused === undefined ? opened : Number(focused)
    const to = from === -1 ? 0 : Math.min(Math.max(from + by, 0), threads.length - 1)
    rows.scrollToIndex(to)
    // The row may have to be drawn first.
    requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`li[data-index="${to}"] a`)
        ?.focus({ preventScroll: true }),
    )
  }
  useShortcut({ keys: 'j', label: 'threads.shortcuts.next', group: 'lists', run: () => step(1) })
  useShortcut({ keys: 'k', label: 'threads.shortcuts.previous', group: 'lists', run: () => step(-1) })

  return (
    <Box ref={scroller} sx={{ height: '100%', overflowY: 'auto', contain: 'strict' }}>
      <Box
        component="ul"
        aria-label={translate('threads.list')}
        aria-busy={isStale}
        inert={isStale}
        sx={{
          position: 'relative',
          m: 0,
          p: 0,
          listStyle: 'none',
          height: rows.getTotalSize(),
          opacity: isStale ? 0.5 : 1,
        }}
      >
        {items.map(({ key, index, start }) => {
          const thread = threads[index]
          return (
            thread && (
              <Box
                component="li"
                key={key}
                data-index={index}
                sx={{ position: 'absolute', top: 0, left: 0, width: '100%' }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChatRow
                  thread={thread}
                  to={pathOf(thread)}
                  isOpen={thread.phone_number === open}
                  today={today}
                  onNear={onNear}
                />
              </Box>
            )
          )
        })}
      </Box>
      {hasFailedMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 1 }} role="alert">
          <Button size="small" variant="outlined" onClick={more}>
            {translate('console.retry')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function WaitingRows() {
  return (
    <Box aria-hidden>
      {[0, 1, 2, 3, 4, 5, 6, 7].map(row => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: ROW_HEIGHT, px: 2 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="55%" />
            <Skeleton width="85%" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
