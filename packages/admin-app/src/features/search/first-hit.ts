/**
 * What Enter in the field opens: the first line of what answers the text, where it leads somewhere. Only beside a keyboard:
 * on a phone Enter means that the typing is done.
 */
export function firstHit(within: HTMLElement): HTMLAnchorElement | undefined {
  if (!window.matchMedia('(pointer: fine)').matches) return undefined
  const lines = [...within.querySelectorAll('li')].filter(line => line.closest('[inert], [hidden]') === null)
  return lines[0]?.querySelector<HTMLAnchorElement>('a[href]') ?? undefined
}

const FIRST_LINE = 'section:first-of-type li:first-of-type > a'

/** The same line, for the eye: of the sections known at once, else of those that were found. */
export const FIRST_HIT_STYLE = {
  '@media (pointer: fine)': {
    [`&:has(input:focus) .known > ${FIRST_LINE}, &:has(input:focus) .known:empty ~ .found:not([inert]) > ${FIRST_LINE}`]:
      { bgcolor: 'action.hover' },
  },
}
