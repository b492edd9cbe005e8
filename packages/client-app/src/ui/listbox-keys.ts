/**
 * What a key does in an open list: move the mark, pick what is marked, close, or nothing of ours (Tab goes on to
 * what follows).
 */
export type ListboxKey = { move: number } | 'pick' | 'close' | undefined

const PAGE = 10

/** `at` is the marked option, of `count`. Moves stop at the ends. */
export function listboxKey(key: string, at: number, count: number): ListboxKey {
  const to = (index: number): ListboxKey => ({ move: Math.max(0, Math.min(count - 1, index)) })
  switch (key) {
    case 'ArrowDown':
      return to(at + 1)
    case 'ArrowUp':
      return to(at - 1)
    case 'PageDown':
      return to(at + PAGE)
    case 'PageUp':
      return to(at - PAGE)
    case 'Home':
      return to(0)
    case 'End':
      return to(count - 1)
    case 'Enter':
    case ' ':
      return 'pick'
    case 'Escape':
      return 'close'
    default:
      return undefined
  }
}

/** The next option, from the one after `at` and around, whose label begins with what was typed; else `at`. */
export function typedAhead(labels: readonly string[], typed: string, at: number): number {
  const sought = typed.toLowerCase()
  // One letter goes on to the next match; more letters narrow down the one that is marked.
  const first = typed.length === 1 ? at + 1 : at
  const order = labels.map((_, step) => (first + step) % labels.length)
  return order.find(index => labels[index]?.toLowerCase().startsWith(sought)) ?? at
}
