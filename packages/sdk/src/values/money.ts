/** Whole cents. Money is reckoned in these alone and becomes text at the edge. */
export type Cents = number

const AMOUNT = /^([+-]?)\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/

/**
 * Reads an amount of dollars, a number or text such as `1234.5` or `$1,234.56`, as whole cents. Finer parts of a
 * cent are rounded half up by magnitude, from the decimals as written, so 1.005 gives 101. Undefined where it is no
 * amount or too large to be reckoned in exactly.
 */
export function readCents(amount: string | number): Cents | undefined {
  const match = AMOUNT.exec(String(amount).trim())
  if (!match) return undefined
  const [, sign, whole, fraction = ''] = match
  if (whole === undefined && fraction === '') return undefined
  const digits = fraction.padEnd(3, '0')
  const roundUp = digits.charAt(2) >= '5' ? 1 : 0
  const cents = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number(digits.slice(0, 2)) + roundUp
  if (!Number.isSafeInteger(cents)) return undefined
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** As `readCents`, but undefined also where the amount has parts of a cent: what is entered is not rounded unseen. */
export function readWholeCents(amount: string | number): Cents | undefined {
  const partsOfACent = /\.\d\d\d*[1-9]\d*$/.test(String(amount).trim())
  return partsOfACent ? undefined : readCents(amount)
}

/** The amount as the wire has it, in dollars; `readCents` gives back the same cents. */
export const dollars = (cents: Cents): number => cents / 100

/** The sum of whole cents: exact. */
export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0
  for (const cents of amounts) sum += cents
  return sum
}

/** Bare figures with two decimals, `1234.56`: for files and for fields. Throws a RangeError for broken cents. */
export function centsNumeral(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`)
  const figures = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${figures.slice(0, -2)}.${figures.slice(-2)}`
}

/** Figures to read, with separators and two decimals: `1,234.56`. */
export const centsText = (cents: Cents): string => centsNumeral(cents).replace(/\B(?=(\d{3})+\.)/g, ',')
