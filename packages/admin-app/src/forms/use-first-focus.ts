import { type RefObject, useEffect, useRef } from 'react'
import { wentOn } from './went-on'

const FIELDS = ':is(input:not([type=hidden], [type=file]), textarea, select):not(:disabled, [readonly])'

/** Where a finger types, a field with focus would bring up a keyboard over half of the page. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Whether somebody is at work elsewhere already: went on by the keyboard while the fields came, or is in a field. */
function isElsewhere(): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return false
  return wentOn() || activeElement.matches(FIELDS)
}

/**
 * For an element around fields: once it is there, and whenever `again` has another value, the first of them has the
 * focus, unless one has it already or somebody is at work elsewhere.
 */
export function useFirstFocus<Around extends HTMLElement>(again: unknown): RefObject<Around | null> {
  const around = useRef<Around>(null)
  useEffect(() => {
    const { current } = around
    if (!current || isTouched() || isElsewhere() || current.contains(document.activeElement)) return
    current.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
  }, [again])
  return around
}
