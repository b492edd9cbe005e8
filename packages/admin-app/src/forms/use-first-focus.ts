import { type RefObject, useEffect, useRef } from 'react'

const FIELDS = ':is(input:not([type=hidden], [type=file]), textarea, select):not(:disabled, [readonly])'

/** Where a finger types, a field with focus would bring up a keyboard over half of the page. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/**
 * For an element around fields: once it is there, and whenever `again` has another value, the first of them has the
 * focus, unless one has it already.
 */
export function useFirstFocus<Around extends HTMLElement>(again: unknown): RefObject<Around | null> {
  const around = useRef<Around>(null)
  useEffect(() => {
    const { current } = around
    if (!current || isTouched() || current.contains(document.activeElement)) return
    current.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
  }, [again])
  return around
}
