import { use, useEffect, useRef } from 'react'
import { type Shortcut, ShortcutsContext } from './shortcut-registry'

/**
 * A key for as long as the component is on the screen; `?` lists it. Outside of the console's layout it does nothing.
 *
 * @example useShortcut({ keys: 'n', label: 'team.new_user', group: 'lists', run: () => navigate(path) })
 */
export function useShortcut({ keys, label, group, run }: Shortcut): void {
  const registry = use(ShortcutsContext)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(
    () => registry?.add({ keys, label, group, run: () => latest.current() }),
    [registry, keys, label, group],
  )
}
