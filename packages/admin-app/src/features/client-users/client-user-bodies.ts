import { pickBody } from '@product/sdk/contract'
import { CLIENT_USER_FIELDS } from '@product/sdk/nouns/people'
import { ROLE } from '@product/sdk/values'
import type { Fields } from '../../forms/changed-fields'

/** What every call about a client user holds; the privilege is always 4. Spec: operations, 6 and 7. */
const account = (values: Fields): Fields => ({
  ...pickBody(CLIENT_USER_FIELDS, values),
  privilege_id: ROLE.client,
})

export const newClientUserBody = (values: Fields): Fields => ({
  ...account(values),
  password: values.password,
})

/** A blank password leaves the one that there is. */
export const changedClientUserBody = (values: Fields): Fields => ({
  ...account(values),
  version: values.version,
  ...(values.password ? { password: values.password } : {}),
})
