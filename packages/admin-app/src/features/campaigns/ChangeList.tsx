import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { type CampaignEdit, type EditKey, editKeyText } from '@product/sdk/features/campaigns'
import { useTranslate } from 'ra-core'
import { Section } from '../../layout/Section'
import { useEditText } from './use-edit-text'

const ICONS = { added: AddOutlined, updated: EditOutlined, removed: DeleteOutlined } as const

interface ChangeListProps {
  changes: readonly CampaignEdit[]
  clientName: (id: number) => string | undefined
  onUndo: (key: EditKey) => void
  onUndoAll: () => void
}

/** Everything that is staged, in the order in which it will be saved, each with its way back. */
export function ChangeList({ changes, clientName, onUndo, onUndoAll }: ChangeListProps) {
  const translate = useTranslate()
  const textOf = useEditText(clientName)
  return (
    <Section
      title="campaign.changes.title"
      count={changes.length}
      actions={
        changes.length > 1 && (
          <Button size="small" color="inherit" onClick={onUndoAll}>
            {translate('campaign.changes.undo_all')}
          </Button>
        )
      }
    >
      {changes.length === 0 ? (
        <Typography color="textSecondary" variant="body2">
          {translate('campaign.changes.none')}. {translate('campaign.changes.none_text')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map(change => (
            <Change
              key={editKeyText(change)}
              did={change.did}
              text={textOf(change)}
              onUndo={() => onUndo(change)}
            />
          ))}
        </Box>
      )}
    </Section>
  )
}

interface ChangeProps {
  did: CampaignEdit['did']
  text: string
  onUndo: () => void
}

function Change({ did, text, onUndo }: ChangeProps) {
  const translate = useTranslate()
  const Icon = ICONS[did]
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
