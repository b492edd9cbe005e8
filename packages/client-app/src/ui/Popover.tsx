import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Popover.module.css'
import { type PopoverTrigger, usePopover } from './use-popover'

export interface PopoverPlace {
  side?: 'below' | 'above'
  align?: 'start' | 'end'
}

/** The class of a panel that hangs on its button. */
export const panelClass = ({ side = 'below', align = 'start' }: PopoverPlace): string =>
  classNames(styles.panel, styles[side], styles[align])

export const popoverRootClass = styles.root

/** A panel under a button, for a few controls or an explanation that the page has no room for. */
export function Popover({
  label,
  renderTrigger,
  children,
  side,
  align,
}: PopoverPlace & {
  label: string
  renderTrigger: (props: PopoverTrigger) => ReactNode
  children: (close: () => void) => ReactNode
}) {
  const { isOpen, close, trigger, panelId, rootRef } = usePopover()
  return (
    <div ref={rootRef} className={styles.root}>
      {renderTrigger(trigger)}
      {isOpen && (
        <div id={panelId} role="dialog" aria-label={label} className={panelClass({ side, align })}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
