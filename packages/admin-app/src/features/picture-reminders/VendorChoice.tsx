import { Checkbox, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { readReminders } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { canRemind } from './reminder-choice'
import type { ReminderVendor } from './use-reminder-vendors'
import { useDates } from '../../texts/dates'

interface VendorChoiceProps {
  vendor: ReminderVendor
  isChosen: boolean
  onToggle: () => void
}

/** A vendor with the campaigns, and why no reminder can go there. */
export function VendorChoice({ vendor, isChosen, onToggle }: VendorChoiceProps) {
  const translate = useTranslate()
  const dates = useDates()
  const id = useId()
  const { vendor_name, vendor_num, campaign_display_names, reminders, phone_num, requested_at, is_blocked } =
    vendor
  const facts = [
    vendor_num,
    campaign_display_names,
    translate('reminders.trucks', { smart_count: readReminders(reminders).length }),
    phone_num === null && translate('reminders.no_number'),
    is_blocked && translate('reminders.blocked'),
    requested_at !== null && translate('reminders.asked', { time: dates.moment(requested_at) }),
  ]
  return (
    <ListItem disablePadding sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ListItemButton role={undefined} onClick={onToggle} disabled={!canRemind(vendor)} dense>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Checkbox
            edge="start"
            checked={isChosen}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-labelledby': id } }}
          />
        </ListItemIcon>
        <ListItemText
          id={id}
          primary={vendor_name}
          secondary={facts.filter(Boolean).join(' · ')}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </ListItem>
  )
}
