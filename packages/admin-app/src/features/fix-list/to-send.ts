import { pickBody } from '@product/sdk/contract'
import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import type { Fields } from '../../forms/changed-fields'

/** Of what the dialog holds, what the call takes: the whole body, as the documents have it. Spec: operations, 7. */
export const toSend = (values: Fields): Fields => {
  const { closed = false, date_closed = null, version } = values
  return { ...pickBody(FIX_LIST_FIELDS, values), closed, date_closed, version }
}
