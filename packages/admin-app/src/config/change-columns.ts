import type { ResourceChanges } from './admin-config'
import type { Column } from './admin-feature'

/** Puts what `order` names first, in that order; the rest follows as it was. */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const rank = (item: Item): number => {
    const at = order.indexOf(nameOf(item))
    return at === -1 ? order.length : at
  }
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** A feature's columns as a configuration wants them: some left out, some added, in its order. */
export function changeColumns(
  columns: readonly Column[],
  { hide = [], add = [], order = [] }: NonNullable<ResourceChanges['columns']> = {},
): Column[] {
  const kept = columns.filter(({ source }) => !hide.includes(source))
  return inOrder([...kept, ...add], order, ({ source }) => source)
}
