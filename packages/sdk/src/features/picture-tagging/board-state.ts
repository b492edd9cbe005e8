import type { BoardTruck } from './picture-tagging-endpoints'

/** What is to be done about a truck's pictures of a month, the most pressing first. */
export const BOARD_STATES = ['to_review', 'to_tag', 'not_asked', 'waiting', 'rejected', 'approved'] as const

export type BoardState = (typeof BOARD_STATES)[number]

type Facts = Pick<BoardTruck, 'approved' | 'requested_at' | 'untagged'> & {
  sides: Record<string, { received: number }>
}

/**
 * Where a truck stands in a month: approved or rejected; pictures to be reviewed; pictures of its vendor to be tagged;
 * asked for and not there yet; or not even asked for.
 */
export function boardState({ approved, requested_at, untagged, sides }: Facts): BoardState {
  if (approved !== null) return approved ? 'approved' : 'rejected'
  if (Object.values(sides).some(({ received }) => received > 0)) return 'to_review'
  if (untagged > 0) return 'to_tag'
  return requested_at === null ? 'not_asked' : 'waiting'
}

/** Vendors with a truck of which nothing has come yet, asked for or not, each once. */
export const silentVendors = (trucks: readonly BoardTruck[]): number[] => {
  const silent = trucks.filter(truck => ['not_asked', 'waiting'].includes(boardState(truck)))
  return [...new Set<number>(silent.map(({ vendor_id }) => vendor_id))]
}
