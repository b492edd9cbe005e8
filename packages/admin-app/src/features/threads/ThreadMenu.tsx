import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { contactName, type Contact } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { isFlagged, THREAD_FLAGS, type ThreadFlag, useThreadFlags } from './use-thread-flags'

/** What can be done with a thread: its flags, each the other way round. Spec: communication, 2. */
export function ThreadMenu({ thread }: { thread: Contact }) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { toggle, isPending } = useThreadFlags()
  function choose(flag: ThreadFlag): void {
    setAnchor(null)
    toggle(thread, flag)
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('threads.menu', { name: contactName(thread) })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        disabled={isPending}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {THREAD_FLAGS.map(flag => (
          <MenuItem key={flag} onClick={() => choose(flag)}>
            {translate(`threads.${isFlagged(thread, flag) ? 'clear' : 'set'}.${flag}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
