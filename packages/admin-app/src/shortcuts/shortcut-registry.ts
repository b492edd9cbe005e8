import { createContext } from 'react'
import { keyMatcher, type KeyPress } from './match-keys'

export type ShortcutGroup = 'general' | 'go_to' | 'lists'

export interface Shortcut {
  /** `?`, `j`, `mod+k`, `g a`; `mod` is Ctrl, or Cmd on a Mac. */
  keys: string
  /** Text or key, for the list of shortcuts. */
  label: string
  group: ShortcutGroup
  run: () => void
}

export type ShortcutRegistry = ReturnType<typeof createShortcuts>

/** The shortcuts of what is on the screen. Of two with the same keys the one that came last counts. */
export function createShortcuts(now: () => number) {
  let shortcuts: readonly Shortcut[] = []
  const listeners = new Set<() => void>()
  const match = keyMatcher(now)

  function change(next: readonly Shortcut[]): void {
    shortcuts = next
    for (const listener of listeners) listener()
  }

  return {
    get: (): readonly Shortcut[] => shortcuts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(shortcut: Shortcut): () => void {
      change([...shortcuts, shortcut])
      return () => change(shortcuts.filter(other => other !== shortcut))
    },
    /** Runs what the key means; answers whether it means anything. */
    press(key: KeyPress): boolean {
      const find = (name: string) => shortcuts.findLast(({ keys }) => keys === name)
      const name = match(key, candidate => find(candidate) !== undefined)
      const found = name === undefined ? undefined : find(name)
      found?.run()
      return found !== undefined
    },
  }
}

export const ShortcutsContext = createContext<ShortcutRegistry | undefined>(undefined)
