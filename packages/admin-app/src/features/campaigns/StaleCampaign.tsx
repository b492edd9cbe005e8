import { type CampaignEdits, editKeyText } from '@product/sdk/features/campaigns'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { StaleEditDialog } from '../../forms/StaleEditDialog'
import { useToast } from '../../toasts/use-toast'
import { type Overtaken, staleChoice } from './stale-choice'
import { useEditText } from './use-edit-text'

interface StaleCampaignProps {
  overtaken: Overtaken
  clientName: (id: number) => string | undefined
  isPending: boolean
  onTakeTheirs: () => void
  /** My changes as they are to be saved on top of theirs. */
  onSave: (edits: CampaignEdits) => void
  onClose: () => void
}

/** Somebody else saved the campaign meanwhile: change by change, theirs or mine. What only one of us touched stays. */
export function StaleCampaign(props: StaleCampaignProps) {
  const { overtaken, clientName, isPending, onTakeTheirs, onSave, onClose } = props
  const translate = useTranslate()
  const toast = useToast()
  const { user_id, client_name } = overtaken.theirs.campaign
  const textOf = useEditText(id => (id === user_id ? (client_name ?? undefined) : clientName(id)))
  const { conflicts, dropped, edits } = useMemo(() => staleChoice(overtaken), [overtaken])
  const kinds = new Map(conflicts.map(({ key }) => [editKeyText(key), key.of]))
  return (
    <StaleEditDialog
      conflicts={conflicts.map(({ key, theirs, mine }) => ({
        field: editKeyText(key),
        theirs: theirs && textOf(theirs),
        mine: mine && textOf(mine),
      }))}
      labelOf={field => translate(`campaign.kinds.${kinds.get(field)}`)}
      show={(_field, text) => String(text)}
      isPending={isPending}
      onTakeTheirs={onTakeTheirs}
      onSave={keepsMine => {
        if (dropped.length > 0) {
          const changes = dropped.map(textOf).join('; ')
          toast('info', 'campaign.stale_dropped', { args: { changes }, stays: 'long' })
        }
        onSave(edits(key => keepsMine(editKeyText(key))))
      }}
      onClose={onClose}
    />
  )
}
