import type { CampaignEdit } from '@product/sdk/features/campaigns'
import { useLocale, useTranslate } from 'ra-core'
import { type EditWords, editText } from './edit-text'

/** Tells changes in the user's language. */
export function useEditText(clientName: EditWords['clientName']): (edit: CampaignEdit) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return edit => editText(edit, { translate, locale, clientName })
}
