import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { Box, IconButton, Link as TextLink, Tooltip, Typography } from '@mui/material'
import { type Contact, contactName, MESSAGE_TEXTS, widgetName } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { Link } from 'react-router'
import { mayEnter } from '../../../config/may-enter'
import { useAdmin } from '../../../config/runtime'
import { Inserts } from '../../../layout/Inserts'
import { ContactAvatar } from '../../../nouns/messages/ContactAvatar'
import { pathTo, threadPath } from '../../../paths'
import { useSessionUser } from '../../../session/use-session-user'
import { ThreadMenu } from '../ThreadMenu'

interface ThreadHeadProps {
  thread: Contact
  /** On another page: the name is short, and the way leads to the thread. Spec: communication, 2. */
  isWidget: boolean
  /** To the list, where that is not beside it. */
  back: string | undefined
  /** Shows who this is, where that is not beside it. */
  onWho: (() => void) | undefined
}

/** Whose thread it is, always in sight. Spec: communication, 2. */
export const ThreadHead = memo(function ThreadHead({ thread, isWidget, back, onWho }: ThreadHeadProps) {
  const translate = useTranslate()
  const { name, phone_number, is_pictures } = thread
  const shown = contactName(thread)
  const number = phoneText(phone_number)
  // One pane at a time: there is no room beside the name.
  const isNarrow = back !== undefined
  const links = (
    <>
      {is_pictures && !isWidget && <Inserts into="thread" place="head" />}
      <HeadLink thread={thread} isWidget={isWidget} />
    </>
  )
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 64,
        py: 0.5,
        px: { xs: 1, sm: 2 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {back !== undefined && (
        <Tooltip title={translate('threads.back')}>
          <IconButton component={Link} to={back} aria-label={translate('threads.back')}>
            <ArrowBackOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <ContactAvatar name={name} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2" variant="h2" noWrap title={shown}>
          {isWidget ? widgetName(shown) : shown}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
          {shown !== number && (
            <Typography variant="caption" color="textSecondary" noWrap sx={NUMBER}>
              {number}
            </Typography>
          )}
          {isNarrow && links}
        </Box>
      </Box>
      {!isNarrow && <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>{links}</Box>}
      {onWho && (
        <Tooltip title={translate('threads.who.show')}>
          <IconButton onClick={onWho} aria-label={translate('threads.who.show')}>
            <InfoOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <ThreadMenu thread={thread} />
    </Box>
  )
})

const NUMBER = { fontFamily: 'monospace', fontSize: '0.75rem' } as const

/** Leads to the thread from a widget, else to the vendor, where there is one and the role may open it. */
function HeadLink({ thread, isWidget }: Pick<ThreadHeadProps, 'thread' | 'isWidget'>) {
  const admin = useAdmin()
  const { role } = useSessionUser()
  const { vendor_id } = thread
  const vendor = vendor_id === null ? undefined : pathTo('editVendor', { id: vendor_id })
  const to = isWidget ? threadPath(thread) : vendor
  if (to === undefined || !mayEnter(admin, to, role)) return null
  return (
    <TextLink component={Link} to={to} sx={{ whiteSpace: 'nowrap', fontSize: '0.8125rem' }}>
      {isWidget ? MESSAGE_TEXTS.goToThread : MESSAGE_TEXTS.vendorDetails}
    </TextLink>
  )
}
