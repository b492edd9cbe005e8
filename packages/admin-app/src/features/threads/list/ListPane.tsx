import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined'
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined'
import { Box, IconButton, Tooltip } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { type Contact, MESSAGE_SEARCH_PAUSES_MS } from '@product/sdk/nouns/messages'
import { losAngelesDay } from '@product/sdk/values'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRuntime } from '../../../config/runtime'
import { KeywordField } from '../../../fields/KeywordField'
import { useKeyword } from '../../../fields/use-keyword'
import { useChoice } from '../../../theme/look'
import { soundChoice } from '../events/message-sound'
import { type InboxView, threadInView, viewText } from '../inbox-address'
import { chatQuery } from '../thread/load-chat'
import { ChatList } from './ChatList'
import { useChats } from './use-chats'

interface ListPaneProps {
  view: InboxView
  /** The number of the thread that is open. */
  open: string | undefined
}

/** A thread that was prefetched is good for so long, milliseconds. */
const PREFETCHED_MS = 10_000

/** The search and the threads of a tab. Spec: communication, 2. */
export function ListPane({ view, open }: ListPaneProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { backgroundApi } = useRuntime()
  const search = useKeyword(MESSAGE_SEARCH_PAUSES_MS.threads, view.keyword)
  const { keyword, isTyping } = search
  const shown = useRef(view)
  useEffect(() => {
    shown.current = view
  })
  // What is looked for goes into the address.
  useEffect(() => {
    if (keyword === shown.current.keyword) return
    void navigate({ search: viewText({ ...shown.current, keyword }) }, { replace: true })
  }, [keyword, navigate])
  const list = useChats(view.type, keyword)
  const fetchAhead = useCallback(
    ({ phone_number }: Contact): void =>
      void queries.prefetchQuery({ ...chatQuery(backgroundApi, phone_number), staleTime: PREFETCHED_MS }),
    [queries, backgroundApi],
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, height: 58, flexShrink: 0 }}>
        <KeywordField search={search} label="threads.search" />
        <SoundButton />
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          maxHeight: 'calc(100dvh - 160px)',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <ChatList
          key={`${view.type} ${keyword}`}
          list={list}
          type={view.type}
          isSearch={keyword !== ''}
          isStale={isTyping}
          open={open}
          today={losAngelesDay(serverClock.now())}
          pathOf={thread => threadInView(thread, { ...view, keyword })}
          onNear={fetchAhead}
        />
      </Box>
    </Box>
  )
}

function SoundButton() {
  const translate = useTranslate()
  const isOn = useChoice(soundChoice) === 'on'
  const label = translate(isOn ? 'threads.sound.mute' : 'threads.sound.unmute')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={!isOn}
        onClick={() => soundChoice.set(isOn ? 'off' : 'on')}
      >
        {isOn ? <VolumeUpOutlined fontSize="small" /> : <VolumeOffOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
