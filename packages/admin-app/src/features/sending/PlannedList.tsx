import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import { Box, Button, ButtonBase, Collapse, Typography } from '@mui/material'
import type { BlastPlan } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

const AT_ONCE = 10
const STEP = 100

type Planned = BlastPlan['recipients'][number]

/** Who gets it; a press shows the text as it will be read. The first one is open. */
export function PlannedList({ recipients }: { recipients: readonly Planned[] }) {
  const translate = useTranslate()
  const [most, setMost] = useState(AT_ONCE)
  const [opened, setOpened] = useState<string>()
  const open = opened ?? recipients[0]?.phone_number
  if (recipients.length === 0) return null
  return (
    <Box>
      <Typography component="h3" variant="h3">
        {translate('compose.will_get', { smart_count: recipients.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {recipients.slice(0, most).map(recipient => (
          <PlannedRow
            key={recipient.phone_number}
            recipient={recipient}
            isOpen={recipient.phone_number === open}
            onToggle={() => setOpened(recipient.phone_number === open ? '' : recipient.phone_number)}
          />
        ))}
      </Box>
      {recipients.length > most && (
        <Button size="small" onClick={() => setMost(most + STEP)}>
          {translate('messages.members.more', { count: recipients.length - most })}
        </Button>
      )}
    </Box>
  )
}

interface PlannedRowProps {
  recipient: Planned
  isOpen: boolean
  onToggle: () => void
}

function PlannedRow({ recipient, isOpen, onToggle }: PlannedRowProps) {
  const translate = useTranslate()
  const id = useId()
  const { name, phone_number, sources, body, segments } = recipient
  const number = phoneText(phone_number)
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{ width: '100%', py: 0.75, gap: 1, textAlign: 'left', font: 'inherit' }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name === null ? number : `${name}, ${number}`}
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {[...sources, translate('messages.count.segments', { smart_count: segments })].join(' · ')}
          </Typography>
        </Box>
        <ExpandMoreOutlined
          fontSize="small"
          color="action"
          sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={id} timeout={120} unmountOnExit>
        <Typography
          variant="body2"
          sx={{
            mb: 1,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'action.hover',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {body || translate('compose.pictures_only')}
        </Typography>
      </Collapse>
    </Box>
  )
}
