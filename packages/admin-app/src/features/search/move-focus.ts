import { moveAmong } from '@product/sdk/values'

/** Up and down lead from the text field through the links below it and back. Answers whether the key was such a one. */
export function moveFocus(within: HTMLElement, key: string): boolean {
  const stops = [...within.querySelectorAll<HTMLElement>('input, a[href]')].filter(
    stop => stop.closest('[inert]') === null,
  )
  const here = stops.findIndex(stop => stop === document.activeElement)
  return moveAmong(stops, here, key)
}
