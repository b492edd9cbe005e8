import { composedText } from '../../values/composed-text'

/** A name, code or city as it is compared: in any case, with any blanks, without signs that are not seen. */
export const foldText = (text: string): string =>
  composedText(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')

/** A plate without the blanks and hyphens that people put into it. */
export const foldPlate = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
