import type { ReactNode } from 'react'
import { buttonClass } from './Button'
import { classNames } from './class-names'
import { Icon } from './Icon'
import { Listbox, type ListboxOption } from './Listbox'
import styles from './ListboxSelect.module.css'
import { type PopoverPlace, panelClass, popoverRootClass } from './Popover'
import { type PopoverTrigger, usePopover } from './use-popover'

interface ListboxSelectProps<Value extends string> extends PopoverPlace {
  /** Names the list for screen readers. */
  label: string
  /** What the button shows: the choice, or what to choose. */
  text: string
  options: readonly ListboxOption<Value>[]
  selected: readonly Value[]
  /** All that are picked now. With one choice only, the list closes. */
  onChange: (selected: Value[]) => void
  multiple?: boolean
  emptyText?: string
  /** Below the list, for instance a button that picks none. */
  footer?: ReactNode
  disabled?: boolean
  /** In place of the usual button. */
  renderTrigger?: (props: PopoverTrigger & { 'aria-haspopup': 'listbox' }) => ReactNode
}

/** A button that opens a list to pick one or, with `multiple`, any number from. */
export function ListboxSelect<Value extends string>({
  label,
  text,
  footer,
  disabled,
  renderTrigger,
  side,
  align,
  onChange,
  multiple = false,
  ...list
}: ListboxSelectProps<Value>) {
  const { isOpen, close, trigger, panelId, rootRef } = usePopover()
  const props = { ...trigger, 'aria-haspopup': 'listbox' as const }
  return (
    <div ref={rootRef} className={popoverRootClass}>
      {renderTrigger?.(props) ?? (
        <button
          type="button"
          {...props}
          disabled={disabled}
          className={classNames(buttonClass({ size: 'small' }), styles.trigger)}
        >
          <span className={styles.triggerText}>{text}</span>
          <Icon name="chevron" size={14} />
        </button>
      )}
      {isOpen && (
        <div className={panelClass({ side, align })}>
          <Listbox
            {...list}
            id={panelId}
            label={label}
            multiple={multiple}
            onClose={close}
            onChange={picked => {
              onChange(picked)
              if (!multiple) close()
            }}
          />
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </div>
  )
}
