import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import { Box, Chip, Link as TextLink, ListItem, Typography } from '@mui/material'
import { contactName, MESSAGE_TEXTS, type ScheduledMessage } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { InstantText } from '../../fields/InstantText'
import { RowButton } from '../../lists/RowButton'

interface ScheduledRowProps {
  message: ScheduledMessage
  onOpen: (what: 'view' | 'reschedule' | 'delete') => void
}

/** To whom, when, and how the text begins. */
export function ScheduledRow({ message, onOpen }: ScheduledRowProps) {
  const translate = useTranslate()
  const name = contactName(message)
  const { body, scheduled_for, sender_name, num_media, is_blocked } = message
  return (
    <ListItem
      sx={{ alignItems: 'flex-start', gap: 1, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <TextLink
            component="button"
            type="button"
            onClick={() => onOpen('view')}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere', font: 'inherit', fontWeight: 600 }}
          >
            {name}
          </TextLink>
          {is_blocked && <Chip size="small" color="warning" label={MESSAGE_TEXTS.potentiallyBlocked} />}
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {body || translate('scheduled.pictures_only')}
        </Typography>
        <Typography component="div" variant="caption">
          <InstantText instant={scheduled_for} />
          {sender_name !== null && ` · ${sender_name}`}
          {num_media > 0 && ` · ${translate('scheduled.pictures', { smart_count: num_media })}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <RowButton
          label="scheduled.reschedule_named"
          name={name}
          icon={EditCalendarOutlined}
          onClick={() => onOpen('reschedule')}
        />
        <RowButton
          label="scheduled.delete_named"
          name={name}
          icon={DeleteOutlined}
          onClick={() => onOpen('delete')}
        />
      </Box>
    </ListItem>
  )
}
