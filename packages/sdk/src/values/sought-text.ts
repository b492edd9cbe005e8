/** A text as lists look for it: in any case, without accents, with one blank for several. */
export const soughtText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
