export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]>
export function groupBy<Item, Key, Value>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
  valueOf: (item: Item) => Value,
): Map<Key, Value[]>
/** The items of each key, or what is made of them, in their order. Node 20 has no `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
  valueOf: (item: Item) => unknown = item => item,
): Map<Key, unknown[]> {
  const groups = new Map<Key, unknown[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(valueOf(item))
    else groups.set(key, [valueOf(item)])
  }
  return groups
}
