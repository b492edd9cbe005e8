import { soughtText } from './sought-text'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether a word of the text begins with what is sought. */
function beginsWord(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    if (at === 0 || !LETTER_OR_DIGIT.test(text.charAt(at - 1))) return true
  }
  return false
}

/** How well a text answers, the less the better; undefined where a word of what is sought is not in it. */
function rankOf(text: string, sought: string, words: readonly string[]): number | undefined {
  if (!words.every(word => text.includes(word))) return undefined
  if (text.startsWith(sought)) return 0
  return words.every(word => beginsWord(text, word)) ? 1 : 2
}

/**
 * The items that hold every word typed, in any case and with or without accents: first those whose text begins with what was
 * typed, then those in which each word begins a word, then those that only contain them. Equals stay in their order; blank
 * text leaves all.
 */
export function matchSought<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): Item[] {
  const sought = soughtText(typed).trim()
  const words = sought.split(' ').filter(Boolean)
  return items
    .flatMap(item => {
      const rank = rankOf(soughtText(textOf(item)), sought, words)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
