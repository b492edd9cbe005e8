/**
 * The addresses in a text that separates them by semicolons. Line breaks and tabs are taken out before, so they
 * separate nothing. Each is trimmed, blank ones are dropped. Spec: operations, 5.
 */
export const splitAddresses = (text: string): string[] =>
  text
    .replace(/[\r\n\t]/g, '')
    .split(';')
    .map(address => address.trim())
    .filter(address => address !== '')

export const joinAddresses = (addresses: readonly string[]): string => addresses.join('; ')

/** Whether line breaks or tabs stand between addresses where a semicolon was meant: a pasted column of a sheet. */
export const hasUnseparatedLines = (text: string): boolean => /[^;\s][^\S\r\n\t]*[\r\n\t]\s*[^;\s]/.test(text)

/** The text with a semicolon wherever a line breaks or a tab stands between addresses. */
export const separateLines = (text: string): string =>
  text.replace(/([^;\s])[^\S\r\n\t]*[\r\n\t]\s*(?=[^;\s])/g, '$1; ')
