import { pathTo } from '../../paths'

/** The properties of a link to the picture reminders with these vendors ticked; none: as they were left. */
export const remindersLink = (vendorIds: readonly number[]) => ({
  to: pathTo('pictureReminders'),
  state: { vendor_ids: vendorIds },
})

/** Reads it from the address's state, where whatever another release left there may stand, too. Undefined: nothing. */
export function readRemindersStart(state: unknown): number[] | undefined {
  if (typeof state !== 'object' || state === null || !('vendor_ids' in state)) return undefined
  const { vendor_ids: given } = state
  const ids = Array.isArray(given) ? given.filter(id => typeof id === 'number') : []
  return ids.length > 0 ? ids : undefined
}
