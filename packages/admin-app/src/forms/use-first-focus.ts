import { type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '../layout/focus-free'
import { isByFinger } from '../layout/touch'
import { LAYER } from '../shortcuts/layer'
import { wentOn } from './went-on'

const FIELDS = ':is(input:not([type=hidden], [type=file]), textarea, select):not(:disabled, [readonly])'

/** What is worked in once it has the focus: a field, or a layer that is open. */
const AT_WORK = `${FIELDS}, [contenteditable=true], [role=combobox], ${LAYER}`

/** Whether somebody is at work elsewhere already: went on by the keyboard while the fields came, or is in something. */
function isElsewhere(around: HTMLElement): boolean {
  if (isFocusFree()) return false
  const place = document.activeElement?.closest(AT_WORK)
  return wentOn() || (place ? !place.contains(around) : false)
}

/**
 * For an element around fields: once it is there, and whenever `again` has another value, the first of them has the
 * focus, unless one has it already or somebody is at work elsewhere.
 */
export function useFirstFocus<Around extends HTMLElement>(again: unknown): RefObject<Around | null> {
  const around = useRef<Around>(null)
  useEffect(() => {
    const { current } = around
    if (!current || isByFinger() || isElsewhere(current) || current.contains(document.activeElement)) return
    current.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
  }, [again])
  return around
}
