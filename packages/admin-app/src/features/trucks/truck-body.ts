import { pickBody } from '@product/sdk/contract'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import type { Fields } from '../../forms/changed-fields'
import { REMOVED_IMAGES } from './trucks'

/** Of the form of a truck, what a save sends. */
export const truckBody = (values: Fields): Fields => ({
  ...pickBody(TRUCK_FIELDS, values),
  version: values.version,
  [REMOVED_IMAGES]: values[REMOVED_IMAGES],
})
