import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: string
  /** The label is read out but not seen: for a field that a placeholder and its place explain. */
  labelHidden?: boolean
  /** Stands below the field in place of the hint, and is read with it. */
  error?: string
  hint?: string
  leading?: ReactNode
  trailing?: ReactNode
}

export function TextField({
  label,
  labelHidden = false,
  error,
  hint,
  leading,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.invalid)}>
        {leading && <span className={styles.leading}>{leading}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={classNames(styles.note, error !== undefined && styles.error)}>
          {note}
        </p>
      )}
    </div>
  )
}
