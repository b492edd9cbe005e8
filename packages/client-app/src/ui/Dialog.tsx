import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

interface DialogProps {
  title: string
  /** The 'x', Esc and, unless `blocking`, a click beside the dialog. */
  onClose: () => void
  blocking?: boolean
  children: ReactNode
  footer?: ReactNode
}

/**
 * A modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back on closing.
 */
export function Dialog({ title, onClose, blocking = false, children, footer }: DialogProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect, because the dialog must close (and give the focus back) while it is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Rather the dialog than its first button: it is read from the start, and Enter presses nothing by accident.
    dialog?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (!ref.current?.open) onClose()
      }}
      closedby={blocking ? 'closerequest' : 'any'}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" icon="close" onClick={() => ref.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}
