import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import type { EditLine } from '@product/sdk/features/campaigns'
import { useTranslate } from 'ra-core'
import { Section } from './Section'

const ICONS = { added: AddOutlined, updated: EditOutlined, removed: DeleteOutlined } as const

interface ChangeListProps {
  lines: readonly EditLine[]
  onUndo: (id: string) => void
  onUndoAll: () => void
}

/** Everything that is staged, in the order in which it will be saved, each with its way back. */
export function ChangeList({ lines, onUndo, onUndoAll }: ChangeListProps) {
  const translate = useTranslate()
  return (
    <Section
      title="campaign.changes.title"
      count={lines.length}
      actions={
        lines.length > 1 && (
          <Button size="small" color="inherit" onClick={onUndoAll}>
            {translate('campaign.changes.undo_all')}
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <Typography color="textSecondary" variant="body2">
          {translate('campaign.changes.none')}. {translate('campaign.changes.none_text')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map(line => (
            <Change key={`${line.id}:${line.change}`} line={line} onUndo={() => onUndo(line.id)} />
          ))}
        </Box>
      )}
    </Section>
  )
}

function Change({ line: { change, text }, onUndo }: { line: EditLine; onUndo: () => void }) {
  const translate = useTranslate()
  const Icon = ICONS[change]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <Icon fontSize="small" color="action" />
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Tooltip title={translate('campaign.changes.undo')}>
        <IconButton
          size="small"
          onClick={onUndo}
          aria-label={translate('campaign.changes.undo_named', { change: text })}
        >
          <UndoOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
