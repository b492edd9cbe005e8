import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined'
import { Box, Button, CircularProgress, Divider, Fab, Typography } from '@mui/material'
import type { Day } from '@product/sdk/values'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { dayText } from '../day-text'
import { MessageRow } from './MessageRow'
import { OutgoingRow } from './OutgoingRow'
import { rowHeight } from './row-height'
import { ThreadLook } from './ThreadLook'
import type { ThreadRow } from './thread-rows'
import { useKeptEnd } from './use-kept-end'
import { useDates } from '../../../texts/dates'

interface MessageListProps {
  rows: readonly ThreadRow[]
  today: Day
  hasStart: boolean
  isLoadingOlder: boolean
  hasFailedOlder: boolean
  onOlder: () => void
}

/** Rows this near to the top ask for those above. */
const NEAR_TOP = 10
/** So near to the end one reads along: what comes is followed. px */
const READS_ALONG = 120

/** Above the first row and below the last one, px. */
const PADDING = 16

const endOf = (rows: readonly ThreadRow[]): number =>
  rows.reduce((height, row) => height + rowHeight(row), 2 * PADDING)

/** The messages of a thread from the newest upward; what comes above or below moves nothing that is being read. */
export function MessageList(props: MessageListProps) {
  const { rows, today, hasStart, isLoadingOlder, hasFailedOlder, onOlder } = props
  const translate = useTranslate()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: at => rowHeight(rows[at]),
    getItemKey: at => rows[at]?.key ?? at,
    useFlushSync: false,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: READS_ALONG,
    overscan: 5,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    // No more than fits into the window is seen at first, and that is the end: laid out once, not once without rows.
    initialRect: { width: 0, height: window.innerHeight },
    initialOffset: () => endOf(rows) - window.innerHeight,
  })
  const toEnd = useCallback(() => list.scrollToEnd(), [list])
  useLayoutEffect(toEnd, [toEnd])
  // The head above and the composer below grow.
  useKeptEnd(scroller, { within: READS_ALONG, toEnd })

  const items = list.getVirtualItems()
  const isNearTop = (items[0]?.index ?? NEAR_TOP) < NEAR_TOP
  useEffect(() => {
    if (isNearTop && !hasStart && !isLoadingOlder && !hasFailedOlder) onOlder()
  }, [isNearTop, hasStart, isLoadingOlder, hasFailedOlder, onOlder])

  // What is sent from here is always followed.
  const last = rows.at(-1)
  const sending = last?.kind === 'outgoing' && last.outgoing.state === 'sending' ? last.key : undefined
  useEffect(() => {
    if (sending !== undefined) list.scrollToEnd()
  }, [sending, list])

  const isAway = list.getDistanceFromEnd() > READS_ALONG
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <ThreadLook />
      <Box
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={translate('threads.messages')}
        tabIndex={0}
        className="thread"
        sx={{ height: '100%', overflowY: 'auto', overflowAnchor: 'none', contain: 'strict' }}
      >
        {/* A short thread stands at the bottom. */}
        <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
          <Box sx={{ position: 'relative', flexShrink: 0 }} style={{ height: list.getTotalSize() }}>
            {items.map(({ key, index, start }) => {
              const row = rows[index]
              return (
                row && (
                  <div
                    key={key}
                    ref={list.measureElement}
                    data-index={index}
                    className="row"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <Row row={row} today={today} />
                  </div>
                )
              )
            })}
          </Box>
        </Box>
      </Box>
      {isLoadingOlder && (
        <Above>
          <CircularProgress size={20} aria-label={translate('console.loading')} />
        </Above>
      )}
      {hasFailedOlder && (
        <Above>
          <Button size="small" variant="contained" onClick={onOlder}>
            {translate('threads.older_failed')}
          </Button>
        </Above>
      )}
      {isAway && (
        <Fab
          size="small"
          aria-label={translate('threads.to_newest')}
          onClick={() => list.scrollToEnd()}
          sx={{ position: 'absolute', right: 16, bottom: 16, bgcolor: 'background.paper' }}
        >
          <KeyboardArrowDownOutlined />
        </Fab>
      )}
    </Box>
  )
}

const Row = memo(function Row({ row, today }: { row: ThreadRow; today: Day }) {
  switch (row.kind) {
    case 'day':
      return <DayMark day={row.day} today={today} />
    case 'unread':
      return <UnreadMark />
    case 'message':
      return <MessageRow message={row.message} isFirst={row.isFirst} isLast={row.isLast} />
    case 'outgoing':
      return <OutgoingRow outgoing={row.outgoing} />
  }
})

function DayMark({ day, today }: { day: Day; today: Day }) {
  const translate = useTranslate()
  const shown = dayText(day, today, useDates())
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ textAlign: 'center', pt: 2, pb: 0.5 }}
    >
      {'key' in shown ? translate(shown.key) : shown.text}
    </Typography>
  )
}

function UnreadMark() {
  const translate = useTranslate()
  return (
    <Divider
      sx={{ px: 2, pt: 1.5, color: 'primary.main', '&::before, &::after': { borderColor: 'primary.main' } }}
    >
      <Typography variant="caption" sx={{ fontWeight: 600 }}>
        {translate('threads.unread')}
      </Typography>
    </Divider>
  )
}

const Above = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ position: 'absolute', top: 8, left: 0, right: 0, display: 'grid', placeItems: 'center', zIndex: 1 }}
  >
    {children}
  </Box>
)
