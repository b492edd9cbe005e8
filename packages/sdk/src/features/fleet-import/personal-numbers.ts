import { joinedLetters, plainHead, plainWords } from './head-text'

/** Words that name such a number, wherever in the head they stand. */
const WORD =
  /(?:^| )(?:ssns?|ss|soc|social|sin|eins?|f?eins?|itins?|atins?|ptins?|v?tins?|tax(?:es|payer)?|irs|fed|federal|employer|rfc|nss|curp|nif|fiscal|impuestos?|contribuyente|passport|pasaporte|cedula|1099|w ?9s?)(?=[ #]|$)/

/** The same without any blank between: `ownerssn`, `taxidnumber`. */
const GLUED =
  /(?:^| )(?:(?:vendor|owner|company|carrier|driver|supplier|contractor)s?)?(?:ssn|fein|ein|itin|tin|fedid|(?:federal)?taxid|taxpayer|socialsecurity|socsec)(?:no|num|number|nbr|code|id|last\d?)*(?=[ #\d]|$)/

const PHRASE =
  /(?:^| )(?:personal|national|identity|identification|government) (?:id|no|num|number|#)|seguro social/

/** What is called so without being one. */
const HARMLESS = /(?:razon|denominacion) social|social (?:media|network|handle|link)s?|sin /g

/** Whether the head names a number by which the tax office knows people: such a column is never taken. */
export function isPersonalNumber(head: string): boolean {
  return [plainHead(head), plainWords(head)].some(text => {
    const rest = joinedLetters(text).replace(HARMLESS, ' ')
    return WORD.test(rest) || GLUED.test(rest) || PHRASE.test(rest)
  })
}

/** Stands where a number was: no rule takes it for anything else. */
const BLOT = '•••-••-••••'

const DASH = '[-\u2010-\u2015\u2212]'

/** 123-45-6789 and 12-3456789 also within a longer text, and nine digits that are called such a number. */
const NUMBERS = [
  new RegExp(`(?<![\\d-]|\\d[ .])\\d{3}(?:${DASH}| |\\.)\\d{2}(?:${DASH}| |\\.)\\d{4}(?![\\d-])`, 'gu'),
  new RegExp(`(?<![\\d-])\\d{2} ?${DASH} ?\\d{7}(?![\\d-])`, 'gu'),
  /(?<=(?:ssn|s\.s\.n\.?|ein|itin|\btin|tax ?id|social|security)[^\d\n]{0,15})\d{9}(?!\d)/giu,
]

/** A cell without what is written as an SSN or EIN is, whatever its column is called. */
export const blotted = (cell: string): string =>
  NUMBERS.reduce((text, number) => text.replace(number, BLOT), cell)

/** Whether a number was taken out of the cell. */
export const isBlotted = (cell: string): boolean => cell.includes(BLOT)
