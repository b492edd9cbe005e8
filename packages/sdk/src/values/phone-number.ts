/**
 * Ten digits as the North American numbering plan hands them out: area code [2-9][0-8][0-9], exchange [2-9]XX,
 * neither ending in 11.
 */
const NANP = /^(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/

/** Marks people put between the digits: blanks, hyphens and dashes, dots, brackets. */
const MARKS = /[\s().\u2010-\u2015-]/g

/** Whether the ten digits can be a number of the North American plan. */
export const isNanp = (tenDigits: string): boolean => NANP.test(tenDigits)

/** Area codes of the other countries of the plan, from the Bahamas (242) to Jamaica (876), and of paid calls (900). */
const NOT_OF_US_OR_CANADA = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876 900'.split(' '),
)

/**
 * Whether texts can go there: the sender reaches the United States with its territories, and Canada. Other countries
 * are under +1, too, and dear to text. Source: domain facts, 2.
 */
export const isSendable = (e164: string): boolean =>
  e164.startsWith('+1') && isNanp(e164.slice(2)) && !NOT_OF_US_OR_CANADA.has(e164.slice(2, 5))

/**
 * The number as E.164 (`+12133734253`), or undefined. Ten digits, and eleven with a leading 1, count as North
 * American and must fit its plan; a number with another country's code keeps it (8 to 15 digits). An extension,
 * letters or other characters make it no number.
 */
export function readPhone(text: string): string | undefined {
  const compact = text.replace(MARKS, '')
  const national = /^(?:\+?1)?(\d{10})$/.exec(compact)?.[1]
  if (national !== undefined && isNanp(national)) return `+1${national}`
  return /^\+[2-9]\d{7,14}$/.test(compact) ? compact : undefined
}

/** `(213) 373-4253` for a North American number in E.164; any other text stays as it is. */
export function phoneText(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return area === undefined ? e164 : `(${area}) ${exchange}-${line}`
}
