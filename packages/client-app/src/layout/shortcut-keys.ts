export type ShortcutAction = 'help' | 'map' | 'analytics' | 'search'

/** Every shortcut of the shell, as the list shows it. `mod` is Ctrl, or Cmd on a Mac, and held. */
export const SHORTCUTS: readonly { keys: readonly string[]; action: ShortcutAction; text: string }[] = [
  { keys: ['mod', 'k'], action: 'search', text: 'Find a campaign, truck or day' },
  { keys: ['g', 'm'], action: 'map', text: 'Go to Campaign Map' },
  { keys: ['g', 'a'], action: 'analytics', text: 'Go to Analytics' },
  { keys: ['?'], action: 'help', text: 'Show this list' },
]

/** A second key counts when it follows within this many milliseconds. */
const TOGETHER_MS = 1500

export interface KeyPress {
  key: string
  /** Ctrl or Cmd was held. */
  mod?: boolean
  /** Milliseconds on any clock that only moves on. */
  at: number
}

/** What a key does, given the one pressed before it, or the one held with it. */
export function shortcutOf(press: KeyPress, before: KeyPress | undefined): ShortcutAction | undefined {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  const isRecent = before && press.at - before.at <= TOGETHER_MS
  const recent = press.mod ? 'mod' : isRecent ? before.key : undefined
  return SHORTCUTS.find(({ keys: [first, second] }) =>
    second === undefined ? first === key && !press.mod : first === recent && second === key,
  )?.action
}
