import { type RefCallback, useEffect, useId, useState } from 'react'
import { useEscape } from './use-escape'

/** Spread on the button that opens the panel. */
export interface PopoverTrigger {
  ref: RefCallback<HTMLButtonElement>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

interface Popover {
  isOpen: boolean
  /** Closes and gives the focus back to the button. */
  close: () => void
  trigger: PopoverTrigger
  panelId: string
  /** For the element that holds both button and panel: leaving it closes the panel. */
  rootRef: RefCallback<HTMLElement>
}

/** Opens and closes a panel under a button: Esc, a click elsewhere or leaving with Tab close it. */
export function usePopover(): Popover {
  const [isOpen, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const panelId = useId()

  const close = (): void => {
    setOpen(false)
    button?.focus()
  }

  useEscape(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !root?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen, root])

  return {
    isOpen,
    close,
    panelId,
    rootRef: setRoot,
    trigger: {
      ref: setButton,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen(!isOpen),
    },
  }
}
