import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import { Avatar } from '@mui/material'
import { contactColour, contactInitials } from '@product/sdk/nouns/messages'

interface ContactAvatarProps {
  /** Null: nobody is known. */
  name: string | null
  size?: number
}

/** Initials on a colour of the name's own, or a telephone where there is no name. Spec: communication, 2. */
export function ContactAvatar({ name, size = 40 }: ContactAvatarProps) {
  const initials = contactInitials(name)
  const colours =
    initials === ''
      ? { bgcolor: 'action.selected', color: 'text.secondary' }
      : { bgcolor: contactColour(name ?? ''), color: '#fff' }
  return (
    <Avatar
      aria-hidden
      sx={{ width: size, height: size, fontSize: size * 0.36, fontWeight: 600, ...colours }}
    >
      {initials || <PhoneOutlined sx={{ fontSize: size * 0.5 }} />}
    </Avatar>
  )
}
