/** What Windows-1252 has from 0x80 to 0x9f. Written out, since some versions of Node read control characters there. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a file: by its byte order mark; without one UTF-16 by the empty half of its first characters, else
 * UTF-8, and where the bytes are no UTF-8, Windows-1252, in which spreadsheets of the Americas save. Never fails.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = byMark(bytes) ?? byEmptyHalves(bytes)
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windows1252(bytes)
  }
}

const PIECE = 8192

function windows1252(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += PIECE) {
    const codes = Array.from(
      bytes.subarray(from, from + PIECE),
      byte => FROM_0X80.charCodeAt(byte - 0x80) || byte,
    )
    text += String.fromCharCode(...codes)
  }
  return text
}

function byMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** Plain letters and digits in UTF-16 have a zero byte each, always on the same side. */
function byEmptyHalves(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 64)
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = head.length / 2 - 2
  if (head.length >= 8 && odd >= most && even === 0) return 'utf-16le'
  if (head.length >= 8 && even >= most && odd === 0) return 'utf-16be'
  return undefined
}
