import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import StarOutlined from '@mui/icons-material/StarOutlined'
import { Box, Link as TextLink, Typography } from '@mui/material'
import { contactName, type Contact } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { type ComponentType, memo } from 'react'
import { Link } from 'react-router'
import { ContactAvatar } from '../../../nouns/messages/ContactAvatar'
import { rowTime } from '../day-text'
import { hasFailed } from '../has-failed'
import { messageWords } from '../message-words'
import { ThreadMenu } from '../ThreadMenu'
import { useDates } from '../../../texts/dates'

/** Every row is as high, so that thousands can be laid out unseen, px. */
export const ROW_HEIGHT = 76

interface ChatRowProps {
  thread: Contact
  /** Where it leads. */
  to: string
  isOpen: boolean
  /** `YYYY-MM-DD`, Los Angeles. */
  today: string
  /** It may be opened next. */
  onNear: (thread: Contact) => void
}

/** One thread: who, when, the last words, and its flags. Spec: communication, 2. */
export const ChatRow = memo(function ChatRow({ thread, to, isOpen, today, onNear }: ChatRowProps) {
  const translate = useTranslate()
  const near = () => onNear(thread)
  const dates = useDates()
  const { name, created_at, is_read } = thread
  const time = created_at === null ? undefined : rowTime(created_at, today, dates)
  const weight = is_read ? 400 : 600
  return (
    <Box
      onPointerEnter={near}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: ROW_HEIGHT,
        pl: 2,
        pr: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isOpen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: isOpen ? 'action.selected' : 'action.hover' },
        '&:has(a:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {!is_read && (
        <Box
          sx={{
            position: 'absolute',
            left: 5,
            width: 6,
            height: 6,
            borderRadius: 3,
            bgcolor: 'primary.main',
          }}
        />
      )}
      <ContactAvatar name={name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          {/* The whole row is its target; the menu lies above it. */}
          <TextLink
            component={Link}
            to={to}
            color="inherit"
            underline="none"
            noWrap
            onFocus={near}
            aria-current={isOpen ? 'page' : undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              fontWeight: weight,
              outline: 'none !important',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {contactName(thread)}
            {!is_read && <span className="visually-hidden">, {translate('threads.unread')}</span>}
          </TextLink>
          {time && (
            <Typography
              variant="caption"
              color={is_read ? 'textSecondary' : 'textPrimary'}
              sx={{ fontWeight: weight, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {'key' in time ? translate(time.key) : time.text}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography
            noWrap
            color={is_read ? 'textSecondary' : 'textPrimary'}
            sx={{ flex: 1, minWidth: 0, fontSize: '0.8125rem', fontWeight: is_read ? 400 : 500 }}
          >
            {useLastWords(thread)}
          </Typography>
          <Flags thread={thread} />
        </Box>
      </Box>
      <Box sx={{ position: 'relative', zIndex: 1 }}>
        <ThreadMenu thread={thread} />
      </Box>
    </Box>
  )
})

/** The last message in one line; one without words says what it has. */
function useLastWords({ body, last_direction, last_num_media }: Contact): string {
  const translate = useTranslate()
  if (body === null) return translate('threads.nothing_written')
  const words = messageWords(translate, { body, pictures: last_num_media }).slice(0, 200)
  return last_direction === 'outbound' ? translate('threads.you', { words }) : words
}

function Flags({ thread }: { thread: Contact }) {
  const translate = useTranslate()
  const flags: [boolean, string, ComponentType<{ sx: object; titleAccess: string }>, string][] = [
    [thread.is_starred, 'starred', StarOutlined, 'warning.main'],
    [thread.is_accounting, 'accounting', AccountBalanceOutlined, 'text.secondary'],
    [thread.is_pictures, 'pictures', PhotoLibraryOutlined, 'text.secondary'],
    [thread.is_blocked, 'blocked', BlockOutlined, 'error.main'],
    [hasFailed(thread), 'failed', ErrorOutlineOutlined, 'error.main'],
  ]
  return flags
    .filter(([isSet]) => isSet)
    .map(([, name, Icon, color]) => (
      <Icon key={name} sx={{ fontSize: 16, color }} titleAccess={translate(`threads.flags.${name}`)} />
    ))
}
