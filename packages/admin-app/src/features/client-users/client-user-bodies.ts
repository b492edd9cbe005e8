import { ROLE } from '@product/sdk/values'
import type { Fields } from '../../forms/changed-fields'

/** What every call about a client user holds; the privilege is always 4. Spec: operations, 6 and 7. */
const account = ({ name, email, company, userProfileUrl }: Fields): Fields => ({
  name,
  email,
  company,
  privilege_id: ROLE.client,
  userProfileUrl,
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
