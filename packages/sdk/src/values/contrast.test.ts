import { describe, expect, it } from 'vitest'
import { AA_TEXT, contrast, mix, readableOn, readHex, textOn } from './contrast'

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#B93A76', '#ffffff', 5.34],
    ['#5a6268', '#ffffff', 6.23],
  ])('of %s with %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
    expect(contrast(b, a)).toBe(contrast(a, b))
  })

  it('reads short and long colours, and a broken one as black', () => {
    expect(readHex('#f0c')).toEqual([255, 0, 204])
    expect(readHex('B93A76')).toEqual([185, 58, 118])
    expect(readHex('hotpink')).toEqual([0, 0, 0])
  })

  it('mixes from one colour to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
  })

  it('writes black on a colour that white can not be read on', () => {
    expect([textOn('#ffdd00'), textOn('#B93A76')]).toEqual(['#000000', '#ffffff'])
  })

  it('puts readable text on any background', () => {
    for (const background of ['#B93A76', '#5a6268', '#ffd400', '#767676', '#777777', '#ffffff', '#000000']) {
      expect(contrast(textOn(background), background)).toBeGreaterThanOrEqual(AA_TEXT)
    }
  })

  it('keeps a readable colour and moves another only as far as needed', () => {
    expect(readableOn('#B93A76', ['#ffffff'], '#000000')).toBe('#b93a76')
    const yellow = readableOn('#ffd400', ['#ffffff'], '#000000')
    expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(AA_TEXT)
    expect(yellow).not.toBe('#000000')
  })
})
