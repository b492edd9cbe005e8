import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const listRef = useRef<HTMLDivElement>(null)
  const typing = useRef({ text: '', at: 0 })

  // Before the browser paints, so that keys typed right after opening are not lost.
  useLayoutEffect(() => listRef.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // In newer browsers this answers a promise, which an effect must not return.
    listRef.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])

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
    <div
      ref={listRef}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={`${id}-${marked}`}
      className={styles.list}
      onKeyDown={onKeyDown}
      onPointerMove={event => setMarked(optionAt(event.target) ?? marked)}
      onClick={event => pick(options[optionAt(event.target) ?? -1]?.value)}
    >
      {options.map((option, index) => (
        <Option
          key={option.value}
          option={option}
          id={`${id}-${index}`}
          index={index}
          isSelected={selected.includes(option.value)}
          isMarked={index === marked}
          hasBox={multiple}
        />
      ))}
    </div>
  )
}

/** The index of the option that holds an element of the list. */
function optionAt(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null
  return option?.dataset.index === undefined ? undefined : Number(option.dataset.index)
}

function Option({
  option,
  id,
  index,
  isSelected,
  isMarked,
  hasBox,
}: {
  option: ListboxOption<string>
  id: string
  index: number
  isSelected: boolean
  isMarked: boolean
  hasBox: boolean
}) {
  return (
    <div
      id={id}
      role="option"
      data-index={index}
      aria-selected={isSelected}
      className={classNames(styles.option, isMarked && styles.marked)}
    >
      <span className={classNames(styles.box, hasBox && styles.checkbox)}>
        {isSelected && <Icon name="check" size={14} />}
      </span>
      <span className={styles.text} dir="auto" title={option.label}>
        {option.label}
      </span>
      {option.colour && <span className={styles.dot} style={{ background: option.colour }} />}
    </div>
  )
}
