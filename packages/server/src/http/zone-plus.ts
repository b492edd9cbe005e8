const PLUS_LOST = /^(\d{4}([-/]?)\d\d\2\d\d[T ]\d\d(:?)\d\d(?:\3\d\d(?:[.,]\d+)?)?) (\d\d(?::?\d\d)?)$/i

/**
 * A time whose zone has lost its plus: an address in which a `+` stands bare means a blank by it, and no time has one
 * there. Any other text comes back as it is.
 */
export const withZonePlus = (text: string): string => text.replace(PLUS_LOST, '$1+$4')
