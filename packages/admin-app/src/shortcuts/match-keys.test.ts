import { describe, expect, it } from 'vitest'
import { type KeyPress, keyMatcher } from './match-keys'

const known = (name: string) => ['?', 'j', 'g d', 'mod+k'].includes(name)
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  mod: false,
  typing: false,
  layered: false,
  ...more,
})

function after(presses: KeyPress[], times: number[] = []) {
  let at = 0
  const match = keyMatcher(() => times[at] ?? 0)
  return presses.map(one => {
    const name = match(one, known)
    at += 1
    return name
  })
}

describe('keys', () => {
  it('are taken one by one', () => {
    expect(after([press('j'), press('?'), press('x')])).toEqual(['j', '?', undefined])
  })

  it('go to a section in two steps', () => {
    expect(after([press('g'), press('d')])).toEqual([undefined, 'g d'])
    expect(after([press('G'), press('D')])).toEqual([undefined, 'g d'])
  })

  it('forget the first step after a while, and when another key came between', () => {
    expect(after([press('g'), press('d')], [0, 1500])).toEqual([undefined, undefined])
    expect(after([press('g'), press('x'), press('d')])).toEqual([undefined, undefined, undefined])
  })

  it('mean text in a field and belong to the layer while one is open', () => {
    expect(after([press('j', { typing: true }), press('j', { layered: true })])).toEqual([
      undefined,
      undefined,
    ])
  })

  it('with Ctrl or Cmd count everywhere', () => {
    expect(
      after([press('k', { mod: true, typing: true, layered: true }), press('z', { mod: true })]),
    ).toEqual(['mod+k', undefined])
  })
})
