import { Invalid } from '../../contract/refusals'

/** Refuses edits of what is not the vendor's (any more): none of them is passed over in silence. */
export function refuseAbsent(
  wanted: readonly number[],
  present: readonly number[],
  field: string,
  what: string,
): void {
  const there = new Set(present)
  const absent = wanted.findIndex(id => !there.has(id))
  if (absent >= 0) throw new Invalid({ [`${field}.${absent}`]: `${what} is no longer this vendor’s.` })
}

export const refuseTwice = (ids: readonly number[], field: string): void => {
  if (new Set(ids).size < ids.length) throw new Invalid({ [field]: 'The same one is changed twice.' })
}
