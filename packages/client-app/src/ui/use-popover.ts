import { type RefObject, useEffect, useId, useRef, useState } from 'react'

export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

interface Popover {
  isOpen: boolean
  open: () => void
  /** `focus` false leaves the focus where it went. */
  close: (options?: { focus?: boolean }) => void
  /** Spread on the button that opens it. */
  trigger: PopoverTrigger
  panelId: string
  /** On the element that holds both button and panel: leaving it closes the panel. */
  rootRef: RefObject<HTMLDivElement | null>
}

/** Opens and closes a panel under a button: Esc, a click elsewhere or leaving with Tab close it. */
export function usePopover(): Popover {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const rootRef = useRef<HTMLDivElement>(null)

  const close = ({ focus = true } = {}): void => {
    setOpen(false)
    if (focus) triggerRef.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const left = (event: Event): void => {
      // The root holds whatever was pressed or focused, unless that is elsewhere in the page.
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(false)
      triggerRef.current?.focus()
    }
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    panelId,
    rootRef,
    trigger: {
      ref: triggerRef,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen(!isOpen),
    },
  }
}
