/** What counts nothing but names something: the id of a record, the number of an invoice, a year. */
const NAMES: ReadonlySet<string> = new Set(['id', 'n', 'number', 'line', 'year'])

const figures = new Intl.NumberFormat('en-US')

/** `1,234.5`, in every language of the console. At most three decimals. */
export const numberText = (value: number): string => figures.format(value)

type Args = Readonly<Record<string, unknown>>

/**
 * Arguments of a text with their numbers as they are read, `1,038`. Those below a thousand stay numbers, so that the form
 * for one or for many is still chosen by them: from a thousand on it is always the one for many.
 */
export function withShownNumbers(args: Args): Args {
  const isLong = ([name, value]: [string, unknown]): boolean =>
    typeof value === 'number' && Math.abs(value) >= 1000 && !NAMES.has(name)
  const entries = Object.entries(args)
  if (!entries.some(isLong)) return args
  return Object.fromEntries(
    entries.map(entry => (isLong(entry) ? [entry[0], numberText(Number(entry[1]))] : entry)),
  )
}
