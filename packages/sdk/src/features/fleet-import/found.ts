export function addTo<Key, Value>(index: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const there = index.get(key)
  if (there) there.add(value)
  else index.set(key, new Set([value]))
}

/** Of all that were found no more than tell one from several. */
export function firstTwo<Value>(sets: readonly (ReadonlySet<Value> | undefined)[]): Value[] {
  const found = new Set<Value>()
  for (const set of sets) {
    for (const value of set ?? []) {
      found.add(value)
      if (found.size === 2) return [...found]
    }
  }
  return [...found]
}
