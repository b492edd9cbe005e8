import { pickBody } from '@product/sdk/contract'
import { VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import type { Fields } from '../../forms/changed-fields'

/** Lie in no browser's storage, and are shown to nobody who compares two edits. */
export const SECRET = ['ssn', 'ein']

/** Of a vendor as the form holds it, what a save sends. The server keeps a number that comes masked. */
export const vendorBody = (values: Fields): Fields => ({
  ...pickBody(VENDOR_FIELDS, values),
  ssn: values.ssn,
  ein: values.ein,
  version: values.version,
})
