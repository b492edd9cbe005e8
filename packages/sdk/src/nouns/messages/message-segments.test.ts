import { describe, expect, it } from 'vitest'
import { messageSegments } from './message-segments'

const count = (body: string) => {
  const { encoding, segments, unitsLeft } = messageSegments(body)
  return [encoding, segments, unitsLeft]
}

describe('the segments of a text', () => {
  it.each([
    ['nothing', '', 'gsm7', 0, 160],
    ['one letter', 'a', 'gsm7', 1, 159],
    ['160 letters', 'a'.repeat(160), 'gsm7', 1, 0],
    ['161 letters', 'a'.repeat(161), 'gsm7', 2, 145],
    ['306 letters', 'a'.repeat(306), 'gsm7', 2, 0],
    ['307 letters', 'a'.repeat(307), 'gsm7', 3, 152],
    ['1,600 letters', 'a'.repeat(1600), 'gsm7', 11, 83],
    ['80 brackets', '['.repeat(80), 'gsm7', 1, 0],
    ['81 brackets, of which none is cut', '['.repeat(81), 'gsm7', 2, 143],
    ['a euro sign', '€', 'gsm7', 1, 158],
    ['a break', 'a\nb', 'gsm7', 1, 157],
    ['a curly quote', 'it’s', 'ucs2', 1, 66],
    ['an emoji', '🚚', 'ucs2', 1, 68],
    ['70 letters with one of another script', `${'a'.repeat(69)}я`, 'ucs2', 1, 0],
    ['71 letters with one of another script', `${'a'.repeat(70)}я`, 'ucs2', 2, 63],
    ['35 emoji', '🚚'.repeat(35), 'ucs2', 1, 0],
    ['36 emoji, of which none is cut', '🚚'.repeat(36), 'ucs2', 2, 61],
  ])('%s', (_, body, encoding, segments, left) => {
    expect(count(body)).toEqual([encoding, segments, left])
  })

  it('name each character that makes them short', () => {
    expect(messageSegments('“Hi” — it’s “us” 🚚').forcedBy).toEqual(['“', '”', '—', '’', '🚚'])
    expect(messageSegments('¿Qué pasó? ^{}').forcedBy).toEqual(['ó'])
  })

  it('are not counted with pictures', () => {
    expect(messageSegments('я'.repeat(500), 1)).toEqual({
      encoding: null,
      characters: 500,
      segments: 1,
      unitsLeft: 0,
      forcedBy: [],
    })
  })
})
