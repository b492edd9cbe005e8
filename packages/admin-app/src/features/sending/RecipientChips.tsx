import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import DialpadOutlined from '@mui/icons-material/DialpadOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ComposeSource } from '../../nouns/messages/compose-source'

/** A list that was pasted would fill the page. */
const AT_ONCE = 24

const ICONS = {
  group: GroupsOutlined,
  vendor: PersonOutlined,
  typed: DialpadOutlined,
  file: DescriptionOutlined,
} as const

interface RecipientChipsProps {
  sources: readonly ComposeSource[]
  onRemove: (key: string) => void
  onClear: () => void
}

/** Where the recipients come from, each source a chip that can be taken out. */
export function RecipientChips({ sources, onRemove, onClear }: RecipientChipsProps) {
  const translate = useTranslate()
  const [isWhole, setWhole] = useState(false)
  if (sources.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('compose.no_recipients')}
      </Typography>
    )
  }
  const shown = isWhole ? sources : sources.slice(0, AT_ONCE)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box
        component="ul"
        aria-label={translate('compose.recipients')}
        sx={{ display: 'contents', listStyle: 'none' }}
      >
        {shown.map(source => (
          <Box component="li" key={source.key} sx={{ maxWidth: '100%' }}>
            <SourceChip source={source} onRemove={() => onRemove(source.key)} />
          </Box>
        ))}
      </Box>
      {shown.length < sources.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('compose.more_chips', { count: sources.length - shown.length })}
        </Button>
      )}
      {sources.length > 1 && (
        <Button size="small" color="inherit" onClick={onClear}>
          {translate('compose.clear')}
        </Button>
      )}
    </Box>
  )
}

function SourceChip({ source, onRemove }: { source: ComposeSource; onRemove: () => void }) {
  const translate = useTranslate()
  const { kind, label, members } = source
  const Icon = ICONS[kind]
  const text = kind === 'group' || kind === 'file' ? `${label} (${members.length})` : label
  return (
    <Chip
      variant="outlined"
      icon={<Icon titleAccess={translate(`compose.source.${kind}`)} />}
      label={text}
      title={text}
      onDelete={onRemove}
      slotProps={{ root: { 'aria-label': translate('compose.chip', { name: text }) } }}
    />
  )
}
