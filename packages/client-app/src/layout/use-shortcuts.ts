import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onPage } from '../campaign/shell-address'
import { PATHS } from '../paths'
import { useWantedCampaign } from '../campaign/CampaignProvider'
import { type KeyPress, shortcutOf } from './shortcut-keys'

/** Typing is typing, and an open dialog or list has keys of its own. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], [role="listbox"]') !== null)

/** `g` then a letter goes to a page, `?` shows the list. */
export function useShortcuts(showHelp: () => void): void {
  const navigate = useNavigate()
  const location = useLocation()
  const wanted = useWantedCampaign()
  const before = useRef<KeyPress>(undefined)

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (isTaken(event)) return
    const press = { key: event.key, at: event.timeStamp }
    const action = shortcutOf(press, before.current)
    before.current = press
    if (action === undefined) return
    event.preventDefault()
    if (action === 'help') showHelp()
    else void navigate(onPage(PATHS[action], location, wanted))
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
