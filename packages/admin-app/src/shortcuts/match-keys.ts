/** A press of a key, and where it happened. */
export interface KeyPress {
  key: string
  /** Ctrl or Cmd was held. */
  mod: boolean
  /** In a field that takes text. */
  typing: boolean
  /** While a dialog or menu is open. */
  layered: boolean
}

/** After `g`, the letter has this long to come, milliseconds. */
const SEQUENCE_MS = 1500

/**
 * Turns presses into the names of shortcuts: `?`, `j`, `mod+k`, `g a`. Plain keys don't count while someone types or
 * a layer is open. `known` says which names exist.
 */
export function keyMatcher(now: () => number) {
  let first: { key: string; at: number } | undefined

  return function match(press: KeyPress, known: (name: string) => boolean): string | undefined {
    const before = first && now() - first.at < SEQUENCE_MS ? first.key : undefined
    first = undefined
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
    if (press.mod) return known(`mod+${key}`) ? `mod+${key}` : undefined
    if (press.typing || press.layered) return undefined
    if (before !== undefined && known(`${before} ${key}`)) return `${before} ${key}`
    if (key === 'g') first = { key, at: now() }
    return known(key) ? key : undefined
  }
}
