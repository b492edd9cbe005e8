/**
 * Digits as a number: ten get `+1` before them, all others `+`. It says nothing about whether there is such a number.
 * Spec: communication, 5 and 9.
 */
export function normaliseNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return `+${digits.length === 10 ? '1' : ''}${digits}`
}
