import { composedText } from '../../values/composed-text'

/** `OwnerSSN` and `taxIdNumber` as the words they are made of. */
const apart = (head: string): string =>
  head.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')

/** As a head is compared: small letters without accents, marks and underscores as one blank, `#` and `no.` alike. */
export const plainHead = (head: string): string =>
  head
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** The same of a head that was written without blanks. */
export const plainWords = (head: string): string => plainHead(apart(composedText(head)))

/** `s s n`, as S.S.N. is read, as one word. */
export const joinedLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}#])\p{L}(?: \p{L})+(?![\p{L}\p{N}])/gu, letters => letters.replaceAll(' ', ''))
