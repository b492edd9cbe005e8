import { type ReactNode, useId } from 'react'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

/** One of a few choices, all in sight. Arrow keys move between them, as in any group of radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Segment<Value>[]
  /** Undefined: none is chosen yet. */
  value: Value | undefined
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
