import { useInput } from 'ra-core'
import { useEffect, useRef } from 'react'

const NONE: readonly never[] = []

/** A list of the form's that says what the next save adds or deletes. */
export function useStaged<Item>(source: string) {
  const { field, fieldState } = useInput({ source, defaultValue: NONE })
  // What the form starts with is such a list.
  const items = (Array.isArray(field.value) ? field.value : NONE) as readonly Item[]
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  function put(next: readonly Item[]): void {
    // Two uploads may end before the form is drawn again.
    latest.current = next
    field.onChange(next)
  }
  return {
    items,
    add: (item: Item) => put([...latest.current, item]),
    drop: (isIt: (item: Item) => boolean) => put(latest.current.filter(item => !isIt(item))),
    problem: fieldState.error?.message,
  }
}
