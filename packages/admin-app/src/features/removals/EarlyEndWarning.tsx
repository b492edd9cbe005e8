import { endsEarlyText } from '@product/sdk/nouns/removals'
import { shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '../../forms/ConfirmDialog'

interface EarlyEndWarningProps {
  days: number
  was: string
  becomes: string
  onConfirm: () => void
  onClose: () => void
}

/** Before a removal ends its payment schedule early: by how many days, and what it means. Spec: operations, 4. */
export function EarlyEndWarning({ days, was, becomes, onConfirm, onClose }: EarlyEndWarningProps) {
  const translate = useTranslate()
  const dates = { was: shownDayText(was), becomes: shownDayText(becomes) }
  return (
    <ConfirmDialog
      title="removals.early_title"
      text={`${endsEarlyText(days)} ${translate('removals.early_text', dates)}`}
      confirm="removals.early_confirm"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
