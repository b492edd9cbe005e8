import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  wide?: boolean
}

/** The look of a button, for links that lead somewhere but should look like one. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'medium',
  wide = false,
}: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide)

/**
 * A button. While `busy` it keeps the focus and its width, shows that it works and ignores clicks, so nothing is
 * sent twice.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
