import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { GROUP_TEXTS, type GroupVendor } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PageLink } from '../../layout/PageLink'
import { pathTo } from '../../paths'

/** As many as are drawn at once. */
const AT_ONCE = 100

interface MemberListProps {
  members: readonly GroupVendor[]
  /** Absent: they are only shown. */
  onRemove?: (member: GroupVendor) => void
}

/** Who is in a group: vendor and number. */
export function MemberList({ members, onRemove }: MemberListProps) {
  const translate = useTranslate()
  const [most, setMost] = useState(AT_ONCE)
  if (members.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        {GROUP_TEXTS.empty}
      </Typography>
    )
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {members.slice(0, most).map(member => (
          <MemberRow
            key={member.phone_number ?? `v${member.vendor_id}`}
            member={member}
            onRemove={onRemove}
          />
        ))}
      </Box>
      {members.length > most && (
        <Button size="small" onClick={() => setMost(most + AT_ONCE)}>
          {translate('messages.members.more', { count: members.length - most })}
        </Button>
      )}
    </>
  )
}

function MemberRow({ member, onRemove }: { member: GroupVendor; onRemove: MemberListProps['onRemove'] }) {
  const translate = useTranslate()
  const number =
    member.phone_number === null ? translate('messages.vendors.no_number') : phoneText(member.phone_number)
  const name = member.vendor_name ?? number
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {member.vendor_id === null ? (
          name
        ) : (
          <PageLink name={name} to={pathTo('editVendor', { id: member.vendor_id })} />
        )}
      </Box>
      {member.vendor_name !== null && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}
        >
          {number}
        </Typography>
      )}
      {onRemove && (
        <IconButton
          size="small"
          aria-label={translate('messages.members.remove', { name })}
          onClick={() => onRemove(member)}
        >
          <CloseOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
