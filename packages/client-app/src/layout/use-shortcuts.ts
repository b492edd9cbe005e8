import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onPage } from '../campaign/shell-address'
import { PATHS } from '../paths'
import { useWantedCampaign } from '../campaign/CampaignProvider'
import { type KeyPress, shortcutOf } from './shortcut-keys'

const isHeld = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey

/** Typing is typing, unless Ctrl or Cmd is held, and an open dialog or list has keys of its own. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null ||
  (!isHeld(event) &&
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], [role="listbox"]') !== null)

/** `g` then a letter goes to a page, `?` shows the list, Ctrl/Cmd+K the search. */
export function useShortcuts({ help, search }: Record<'help' | 'search', () => void>): void {
  const navigate = useNavigate()
  const location = useLocation()
  const wanted = useWantedCampaign()
  const before = useRef<KeyPress>(undefined)

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (isTaken(event)) return
    const press = { key: event.key, at: event.timeStamp, mod: isHeld(event) }
    const action = shortcutOf(press, before.current)
    before.current = press
    if (action === undefined) return
    event.preventDefault()
    if (action === 'help') help()
    else if (action === 'search') search()
    else void navigate(onPage(PATHS[action], location, wanted))
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
