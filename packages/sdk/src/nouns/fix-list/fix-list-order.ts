import { visibleText } from '../../values/visible-text'
import type { FixListItem } from './fix-list-item'

type Ordered = Pick<FixListItem, 'truck_problem_id' | 'vendor_name' | 'target_close_date' | 'date_closed'>

const nameOf = ({ vendor_name }: Ordered): string => visibleText(vendor_name ?? '')

const byVendor = (a: Ordered, b: Ordered): number =>
  Number(nameOf(a) === '') - Number(nameOf(b) === '') ||
  nameOf(a).localeCompare(nameOf(b), 'en', { sensitivity: 'accent' })

/**
 * Open items by vendor name ascending, in any case, empty names last. Spec: operations, 4. Those of one vendor by target
 * close date, then as they came: ours.
 */
export const openItemsInOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  [...items].sort(
    (a, b) =>
      byVendor(a, b) ||
      a.target_close_date.localeCompare(b.target_close_date) ||
      a.truck_problem_id - b.truck_problem_id,
  )

/** Closed items, the last closed first. Ours: the specification is silent. */
export const closedItemsInOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  [...items].sort(
    (a, b) =>
      (b.date_closed ?? '').localeCompare(a.date_closed ?? '') || b.truck_problem_id - a.truck_problem_id,
  )
