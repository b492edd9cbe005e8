import type { ThreadRow } from './thread-rows'

const DAY = 38
const OUTGOING = 60
/** Above the first words of a side, and above those that follow. */
const ABOVE = { first: 12, next: 4 }
const BUBBLE = 18
const LINE = 20
/** Characters that a line holds in a wide window. */
const LINE_LENGTH = 78
/** Of one picture, of two side by side, and of two rows of them. */
const PICTURES = { one: 200, two: 138, more: 280 }
/** The name above, or the time below. */
const CAPTION = 23

const picturesHeight = (count: number): number => {
  if (count === 0) return 0
  if (count === 1) return PICTURES.one
  return count === 2 ? PICTURES.two : PICTURES.more
}

const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0)

/**
 * How high a row of a thread will be, px, before it is drawn: the nearer it comes, the less moves when it is measured. A
 * message of few words comes out exactly.
 */
export function rowHeight(row: ThreadRow | undefined): number {
  if (row === undefined || row.kind === 'day' || row.kind === 'unread') return DAY
  if (row.kind === 'outgoing') return OUTGOING
  const { message, isFirst, isLast } = row
  const { body, media, direction, sender_name } = message
  return (
    (isFirst ? ABOVE.first : ABOVE.next) +
    (isFirst && direction === 'outbound' && sender_name !== null ? CAPTION : 0) +
    picturesHeight(media.length) +
    (body === '' && media.length > 0 ? 0 : BUBBLE + LINE * linesOf(body)) +
    (isLast ? CAPTION : 0)
  )
}
