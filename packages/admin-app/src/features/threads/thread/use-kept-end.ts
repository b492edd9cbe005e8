import { type RefObject, useEffect } from 'react'

/** Whoever reads the end of what scrolls goes on doing so where its height changes. `within`: px from the end. */
export function useKeptEnd(
  scroller: RefObject<HTMLElement | null>,
  { within, toEnd }: { within: number; toEnd: () => void },
): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const wasAtEnd = element.scrollHeight - element.scrollTop - height <= within
      height = element.clientHeight
      if (wasAtEnd) toEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, within, toEnd])
}
