/** Lists are asked for one by one, so only for this many: the newest. */
export const LOOKED_AT = 20

/** Those of a few for which a list turns out to be empty. */
export async function withoutAny<Item>(
  items: readonly Item[],
  countOf: (item: Item) => Promise<number>,
): Promise<Item[]> {
  const counts = await Promise.all(items.map(countOf))
  return items.filter((_, at) => counts[at] === 0)
}
