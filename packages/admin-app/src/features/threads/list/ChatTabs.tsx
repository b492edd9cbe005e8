import { Box, Tab, Tabs } from '@mui/material'
import { CHAT_TYPES, type ChatCounts, type ChatType } from '@product/sdk/nouns/messages'
import { countText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { COUNT_OF } from './use-chat-counts'

interface ChatTabsProps {
  type: ChatType
  /** Undefined while they are not known. */
  counts: ChatCounts | undefined
  onChoose: (type: ChatType) => void
}

/** The tabs of the threads, each with how many it has. Spec: communication, 2. */
export const ChatTabs = memo(function ChatTabs({ type, counts, onChoose }: ChatTabsProps) {
  const translate = useTranslate()
  return (
    <Tabs
      value={type}
      onChange={(_event, chosen: ChatType) => onChoose(chosen)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('threads.tabs.label')}
      sx={{ px: 2, '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
    >
      {CHAT_TYPES.map(one => (
        <Tab
          key={one}
          value={one}
          label={
            <span>
              {translate(`threads.tabs.${one}`)}{' '}
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}
              >
                {counts && countText(counts[COUNT_OF[one]])}
              </Box>
            </span>
          }
        />
      ))}
    </Tabs>
  )
})
