import { newWaypointGroup, splitAddresses } from '@product/sdk/nouns/placeholders'
import type { Fields } from '../../forms/changed-fields'
import { problemsOf } from '../../forms/problems-of'
import type { SaveProblems } from '../../forms/RecordForm'

/** The addresses in the text of the form. */
export const addressesIn = (value: unknown): string[] =>
  splitAddresses(typeof value === 'string' ? value : '')

const check = problemsOf(newWaypointGroup)

/** What is sent of a waypoint group. */
export const groupBody = ({ name, addresses, version }: Fields): Fields => ({
  name,
  addresses: addressesIn(addresses),
  ...(version !== undefined && { version }),
})

/** What is wrong with the form, by its fields. */
export const groupProblems = (values: Fields): SaveProblems => check(groupBody(values))
