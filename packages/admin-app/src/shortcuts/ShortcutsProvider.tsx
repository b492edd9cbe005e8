import { type ReactNode, useEffect, useState } from 'react'
import { LAYER } from './layer'
import type { KeyPress } from './match-keys'
import { createShortcuts, ShortcutsContext } from './shortcut-registry'

const TAKES_TEXT =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  mod: event.ctrlKey || event.metaKey,
  typing: event.target instanceof Element && event.target.closest(TAKES_TEXT) !== null,
  // Some menus stay in the page while they are closed.
  layered: [...document.querySelectorAll(LAYER)].some(layer =>
    layer.checkVisibility({ visibilityProperty: true }),
  ),
})

/** Listens to the keyboard for what the parts below register with `useShortcut`. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(() => createShortcuts(Date.now))
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      if (registry.press(pressOf(event))) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [registry])
  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>
}
