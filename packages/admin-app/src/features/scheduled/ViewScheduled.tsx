import { Box, Button, DialogActions, Typography } from '@mui/material'
import { contactName, type ScheduledMessage } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { FormDialog } from '../../forms/FormDialog'
import { PageLink } from '../../layout/PageLink'
import { pathTo } from '../../paths'
import { BlockedNotice } from './BlockedNotice'
import { useDates } from '../../texts/dates'

interface ViewScheduledProps {
  message: ScheduledMessage
  onOpen: (what: 'reschedule' | 'delete') => void
  onClose: () => void
}

/** A scheduled message in full. */
export function ViewScheduled({ message, onOpen, onClose }: ViewScheduledProps) {
  const translate = useTranslate()
  const dates = useDates()
  const { phone_number, vendor_id, body, scheduled_for, sender_name, num_media } = message
  const name = contactName(message)
  const facts = [
    {
      name: 'to',
      value:
        vendor_id === null ? name : <PageLink name={name} to={pathTo('editVendor', { id: vendor_id })} />,
    },
    ...(message.name === null ? [] : [{ name: 'number', value: phoneText(phone_number) }]),
    { name: 'at', value: dates.appointment(scheduled_for) },
    ...(sender_name === null ? [] : [{ name: 'by', value: sender_name }]),
    ...(num_media === 0 ? [] : [{ name: 'pictures', value: String(num_media) }]),
  ]
  return (
    <FormDialog title="scheduled.view_title" onClose={onClose} maxWidth="sm">
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
      >
        {facts.map(fact => (
          <Box key={fact.name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {translate(`scheduled.facts.${fact.name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact.value}
            </Box>
          </Box>
        ))}
      </Box>
      {message.is_blocked && <BlockedNotice />}
      <Typography
        sx={{
          my: 2,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {body || translate('scheduled.pictures_only')}
      </Typography>
      <DialogActions sx={{ px: 0 }}>
        <Button color="error" onClick={() => onOpen('delete')} sx={{ mr: 'auto' }}>
          {translate('console.confirm.delete')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {translate('console.close')}
        </Button>
        <Button variant="contained" onClick={() => onOpen('reschedule')}>
          {translate('scheduled.reschedule')}
        </Button>
      </DialogActions>
    </FormDialog>
  )
}
