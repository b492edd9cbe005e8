/** A name, code or city as it is compared: in any case, with any blanks. */
export const foldText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** A plate without the blanks and hyphens that people put into it. */
export const foldPlate = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
