/** How many names a sentence can bear. */
const NAMED = 3

/** `A, B, C and 4 more`. */
export function namedList(names: readonly string[]): string {
  const more = names.length - NAMED
  const named = names.slice(0, NAMED).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}
