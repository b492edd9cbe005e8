/** Bytes at a time: more arguments than that no engine takes. */
const AT_ONCE = 32_768

export function toBase64(bytes: Uint8Array): string {
  let signs = ''
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    signs += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE))
  }
  return btoa(signs)
}
