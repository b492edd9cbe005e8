/**
 * Columns in the order that a user chose: `ranks` holds the places where they stood, in the new order. Columns that
 * the choice does not know, because they came later, keep their place.
 */
export function inRankOrder<Column>(columns: readonly Column[], ranks: readonly number[] = []): Column[] {
  const rankOf = (place: number): number => {
    const rank = ranks.indexOf(place)
    return rank === -1 ? place : rank
  }
  return columns
    .map((column, place) => ({ column, rank: rankOf(place) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ column }) => column)
}

/** The ranks after the column that stands `at` was moved one place down or up. */
export function movedRanks(
  columns: readonly unknown[],
  ranks: readonly number[] | undefined,
  at: number,
  by: 1 | -1,
): number[] {
  const places = inRankOrder(
    columns.map((_, place) => place),
    ranks,
  )
  const [moved] = places.splice(at, 1)
  if (moved !== undefined) places.splice(at + by, 0, moved)
  return places
}
