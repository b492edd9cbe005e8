import type { CampaignEdits } from '@product/sdk/features/campaigns'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { StaleEditDialog } from '../../forms/StaleEditDialog'
import { useToast } from '../../toasts/use-toast'
import { type Overtaken, staleChoice } from './stale-choice'

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
  const { conflicts, dropped, edits } = useMemo(
    () => staleChoice(overtaken, clientName),
    [overtaken, clientName],
  )
  return (
    <StaleEditDialog
      conflicts={conflicts}
      labelOf={id => translate(`campaign.kinds.${id.split(':')[0]}`)}
      show={(_id, text) => String(text)}
      isPending={isPending}
      onTakeTheirs={onTakeTheirs}
      onSave={keepsMine => {
        if (dropped.length > 0) {
          const changes = dropped.map(({ text }) => text).join('; ')
          toast('info', 'campaign.stale_dropped', { args: { changes }, stays: 'long' })
        }
        onSave(edits(keepsMine))
      }}
      onClose={onClose}
    />
  )
}
