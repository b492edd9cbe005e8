import { expect, it } from 'vitest'
import { decodeText } from './decode-text'

const TEXT = '$GPGGA,032908.379,4231.8291,N'

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian)
  return bytes
}

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16 little end first, with a mark', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 big end first, with a mark', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 little end first', utf16(TEXT, false)],
  ['UTF-16 big end first', utf16(TEXT, true)],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

it('letters beyond ASCII are read from UTF-8, and from Windows-1252 where it is no UTF-8', () => {
  expect(decodeText(new TextEncoder().encode('Cañón'))).toBe('Cañón')
  expect(decodeText(new Uint8Array([0x43, 0x61, 0xf1, 0xf3, 0x6e]))).toBe('Cañón')
})

it('nothing is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})

it('bytes that are no text come out as something, never as an error', () => {
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0xff, 0xfe, 0x80]))).toContain('PK')
})
