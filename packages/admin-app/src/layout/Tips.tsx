import { Tooltip } from '@mui/material'
import { useEffect, useState } from 'react'

const AFTER_MS = 400

interface Tip {
  text: string
  at: HTMLElement
}

const tipOf = (target: EventTarget | null): Tip | undefined => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  return at?.dataset.tip ? { text: at.dataset.tip, at } : undefined
}

/**
 * Shows what `data-tip` says of an element while the pointer rests on it or the keyboard is at it: one tooltip for all
 * rows of all tables, where a tooltip of its own would make each button ten parts.
 */
export function Tips() {
  const [tip, setTip] = useState<Tip>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | undefined
    const hide = () => {
      clearTimeout(waiting)
      current = undefined
      setOpen(false)
    }
    const show = (found: Tip | undefined, after: number) => {
      // From one part of an element to another.
      if (found && found.at === current) return
      hide()
      current = found?.at
      if (!found) return
      waiting = setTimeout(() => {
        if (!found.at.isConnected) return
        setTip(found)
        setOpen(true)
      }, after)
    }
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show(tipOf(target), AFTER_MS)
    }
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(tipOf(target), 0)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    document.addEventListener('keydown', key, { signal })
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      stop.abort()
      clearTimeout(waiting)
    }
  }, [])
  if (!tip) return null
  return (
    <Tooltip
      open={isOpen}
      title={tip.text}
      slotProps={{ popper: { anchorEl: tip.at }, tooltip: { sx: { whiteSpace: 'pre-line' } } }}
    >
      <span hidden />
    </Tooltip>
  )
}
