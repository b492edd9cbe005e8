const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/**
 * Whether a value is of the shape of an example: of its kind, with everything that the example has, each of its kind
 * too. An example's first entry stands for all of a list; where it has null or undefined, anything may be.
 */
export function isLike(example: unknown, value: unknown): boolean {
  if (example === null || example === undefined) return true
  if (kindOf(example) !== kindOf(value)) return false
  if (Array.isArray(example)) {
    return example.length === 0 || (Array.isArray(value) && value.every(one => isLike(example[0], one)))
  }
  if (typeof example !== 'object' || typeof value !== 'object' || value === null) return true
  return Object.entries(example).every(([name, inner]) => isLike(inner, Reflect.get(value, name)))
}

/** The same as a check. */
export const like =
  (example: unknown) =>
  (value: unknown): boolean =>
    isLike(example, value)
