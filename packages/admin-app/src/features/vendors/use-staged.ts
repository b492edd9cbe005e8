import { useInput } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'

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
  const { onChange } = field
  // The same from one drawing to the next: a row that did not change is not drawn again.
  const changes = useMemo(() => {
    function put(next: readonly Item[]): void {
      // Two uploads may end before the form is drawn again.
      latest.current = next
      onChange(next)
    }
    return {
      add: (item: Item) => put([...latest.current, item]),
      drop: (isIt: (item: Item) => boolean) => put(latest.current.filter(item => !isIt(item))),
    }
  }, [onChange])
  return { items, ...changes, problem: fieldState.error?.message }
}
