/** 32 hex digits that nobody else has. Unlike `randomUUID` it is there on plain http too. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
