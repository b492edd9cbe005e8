/** Nothing has the focus: what had it is gone. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
