import { describe, expect, it } from 'vitest'
import { isCutOff } from './is-cut-off'

/** A head of five bytes with an end of image in it, as a preview has, then a scan. */
const HEAD = [0xff, 0xd8, 0xff, 0xe1, 0x00, 0x05, 0xff, 0xd9, 0x00, 0xff, 0xda, 0x00, 0x02, 0x11, 0x22]
const file = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer

describe('a picture', () => {
  it.each([
    ['a whole JPEG', file(...HEAD, 0xff, 0xd9)],
    ['a JPEG with something behind its end', file(...HEAD, 0xff, 0xd9, 0x00, 0x00)],
    ['no JPEG', file(0x89, 0x50, 0x4e, 0x47)],
    ['nothing', file()],
  ])('is not cut off when it is %s', (_, bytes) => {
    expect(isCutOff(bytes)).toBe(false)
  })

  it.each([
    ['in its scan', file(...HEAD)],
    ['in its head', file(...HEAD.slice(0, 6))],
  ])('is cut off %s', (_, bytes) => {
    expect(isCutOff(bytes)).toBe(true)
  })
})
