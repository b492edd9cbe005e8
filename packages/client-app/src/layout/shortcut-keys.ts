export type ShortcutAction = 'help' | 'map' | 'analytics'

/** Every shortcut of the shell, as the list shows it. */
export const SHORTCUTS: readonly { keys: readonly string[]; action: ShortcutAction; text: string }[] = [
  { keys: ['g', 'm'], action: 'map', text: 'Go to Campaign Map' },
  { keys: ['g', 'a'], action: 'analytics', text: 'Go to Analytics' },
  { keys: ['?'], action: 'help', text: 'Show this list' },
]

/** A second key counts when it follows within this many milliseconds. */
const TOGETHER_MS = 1500

export interface KeyPress {
  key: string
  /** Milliseconds on any clock that only moves on. */
  at: number
}

/** What a key does, given the one pressed before it. */
export function shortcutOf(press: KeyPress, before: KeyPress | undefined): ShortcutAction | undefined {
  const recent = before && press.at - before.at <= TOGETHER_MS ? before.key : undefined
  return SHORTCUTS.find(({ keys: [first, second] }) =>
    second === undefined ? first === press.key : first === recent && second === press.key,
  )?.action
}
