import type { MouseEvent } from 'react'
import { isFocusFree } from './focus-free'

/**
 * For a press inside of a section with a focusable heading. Where the pressed button goes with its row, the focus
 * goes to that of the row that takes its place, else to the heading: the keyboard goes on from where it was.
 */
export function keepFocus({ currentTarget: section, target }: MouseEvent<HTMLElement>): void {
  const row = target instanceof Element ? target.closest('li') : null
  const list = row?.parentElement
  const at = row && list ? [...list.children].indexOf(row) : -1
  setTimeout(() => {
    if (!isFocusFree()) return
    const next = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : undefined
    const taker = [...(next?.querySelectorAll('button') ?? [])].at(-1) ?? section.querySelector('h2')
    taker?.focus()
  })
}
