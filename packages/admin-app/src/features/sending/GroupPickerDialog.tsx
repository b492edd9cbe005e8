import { Box, Button, DialogActions } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog'
import type { GroupKind } from '../../nouns/messages/any-group'
import { type ComposeSource, sourceOfGroup } from '../../nouns/messages/compose-source'
import { GroupList } from '../../nouns/messages/GroupList'
import { GroupTabs } from '../../nouns/messages/GroupTabs'
import { useGroups } from '../../nouns/messages/use-groups'

interface GroupPickerDialogProps {
  /** Whether the chip of that key is there. */
  isChosen: (key: string) => boolean
  onChoose: (source: ComposeSource) => void
  onClose: () => void
}

/** Several groups can be chosen before it is closed. */
export function GroupPickerDialog({ onClose, ...choice }: GroupPickerDialogProps) {
  const translate = useTranslate()
  const panelId = useId()
  const [kind, setKind] = useState<GroupKind>('campaign')
  return (
    <FormDialog title="compose.add_group" onClose={onClose} maxWidth="sm">
      <GroupTabs kind={kind} onChange={setKind} panelId={panelId} />
      <Box role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${kind}`} sx={{ minHeight: 360 }}>
        <Groups key={kind} kind={kind} {...choice} />
      </Box>
      <DialogActions sx={{ px: 0, position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
        <Button variant="contained" onClick={onClose}>
          {translate('compose.done')}
        </Button>
      </DialogActions>
    </FormDialog>
  )
}

function Groups({ kind, isChosen, onChoose }: Omit<GroupPickerDialogProps, 'onClose'> & { kind: GroupKind }) {
  const groups = useGroups(kind)
  return (
    <GroupList
      kind={kind}
      groups={groups}
      isChosen={group => isChosen(sourceOfGroup(group).key)}
      onChoose={group => onChoose(sourceOfGroup(group))}
    />
  )
}
