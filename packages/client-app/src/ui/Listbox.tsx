import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './ListboxSelect.module.css'
import { listboxKey, typedAhead } from './listbox-keys'

export interface ListboxOption<Value extends string> {
  value: Value
  label: string
  /** A dot in this colour, for what is drawn in it elsewhere. */
  colour?: string
}

interface ListboxProps<Value extends string> {
  id: string
  label: string
  options: readonly ListboxOption<Value>[]
  selected: readonly Value[]
  multiple: boolean
  onChange: (selected: Value[]) => void
  onClose: () => void
  emptyText?: string
}

/** Letters typed within this many milliseconds belong together. */
const TYPING_MS = 700

/** The open list: takes the focus, marks one option, and picks by pointer or keys. */
export function Listbox<Value extends string>(props: ListboxProps<Value>) {
  const {
    id,
    label,
    options,
    selected,
    multiple,
    onChange,
    onClose,
    emptyText = 'Nothing to choose from',
  } = props
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      options.findIndex(option => selected.includes(option.value)),
    ),
  )
  const listRef = useRef<HTMLUListElement>(null)
  const typing = useRef({ text: '', at: 0 })

  useEffect(() => listRef.current?.focus({ preventScroll: true }), [])
  useEffect(() => listRef.current?.children[marked]?.scrollIntoView({ block: 'nearest' }), [marked])

  const pick = (value: Value | undefined): void => {
    if (value === undefined) return
    if (!multiple) return onChange([value])
    onChange(selected.includes(value) ? selected.filter(one => one !== value) : [...selected, value])
  }

  const typeAhead = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    const goesOn = event.timeStamp - typing.current.at < TYPING_MS
    typing.current = { text: (goesOn ? typing.current.text : '') + event.key, at: event.timeStamp }
    setMarked(
      typedAhead(
        options.map(option => option.label),
        typing.current.text,
        marked,
      ),
    )
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const action = listboxKey(event.key, marked, options.length)
    if (action === undefined) return typeAhead(event)
    event.preventDefault()
    if (action === 'close') onClose()
    else if (action === 'pick') pick(options[marked]?.value)
    else setMarked(action.move)
  }

  if (options.length === 0) {
    return (
      <p id={id} role="status" className={styles.empty}>
        {emptyText}
      </p>
    )
  }
  return (
    <ul
      ref={listRef}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={`${id}-${marked}`}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => {
        const isSelected = selected.includes(option.value)
        return (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isSelected}
            className={classNames(styles.option, index === marked && styles.marked)}
            onPointerMove={() => setMarked(index)}
            onClick={() => pick(option.value)}
          >
            <span className={classNames(styles.box, multiple && styles.checkbox)}>
              {isSelected && <Icon name="check" size={14} />}
            </span>
            <span className={styles.text} dir="auto" title={option.label}>
              {option.label}
            </span>
            {option.colour && <span className={styles.dot} style={{ background: option.colour }} />}
          </li>
        )
      })}
    </ul>
  )
}
