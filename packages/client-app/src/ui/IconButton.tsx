import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

/** A button that shows only a drawing; its label is read out and shown on hover. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: IconName }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, className)}
    >
      <Icon name={icon} />
    </button>
  )
}
