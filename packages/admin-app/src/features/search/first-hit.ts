import { BY_FINGER, isByFinger } from '../../layout/touch'

const FIRST_LINE = 'section:first-of-type li:first-of-type > a'

/** The first line of what answers the text, where it leads somewhere: of what is known at once, else of what was found. */
const FIRST_HIT = `.known > ${FIRST_LINE}, .known:empty ~ .found:not([inert], [hidden]) > ${FIRST_LINE}`

/** What Enter in the field opens. Only beside a keyboard: on a phone Enter means that the typing is done. */
export const firstHit = (within: HTMLElement): HTMLAnchorElement | undefined =>
  isByFinger() ? undefined : (within.querySelector<HTMLAnchorElement>(FIRST_HIT) ?? undefined)

/** The same line, for the eye. */
export const FIRST_HIT_STYLE = {
  [`@media not all and ${BY_FINGER}`]: {
    [`&:has(input:focus) :is(${FIRST_HIT})`]: { bgcolor: 'action.selected' },
  },
}
