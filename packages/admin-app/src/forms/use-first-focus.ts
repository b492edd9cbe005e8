import { type RefObject, useEffect, useRef } from 'react'

const FIELDS = ':is(input:not([type=hidden], [type=file]), textarea, select):not(:disabled, [readonly])'

/** Where a finger types, a field with focus would bring up a keyboard over half of the page. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Whether somebody has gone on by the keyboard while the fields came: to more than the link that leads to them. */
function isElsewhere(): boolean {
  const { activeElement } = document
  const isWayHere =
    activeElement instanceof HTMLAnchorElement && activeElement.pathname === window.location.pathname
  return !isWayHere && activeElement?.matches(':focus-visible') === true
}

/**
 * For an element around fields: once it is there, and whenever `again` has another value, the first of them has the
 * focus, unless one has it already or the keyboard is at work elsewhere.
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
