import { expect, it } from 'vitest'
import { isUploading, nextUpload, type Upload, withChosen, withUpload } from './upload-list'

const file = (name: string) => new File(['x'], name)
let made = 0
const parts = {
  newKey: () => `key ${(made += 1)}`,
  problemOf: ({ name }: File) => (name.endsWith('.txt') ? 'This is no picture.' : undefined),
}
const states = (uploads: readonly Upload[]) => uploads.map(({ file, state }) => [file.name, state])

it('files that are chosen wait behind the others, and what is no picture is refused at once', () => {
  const first = withChosen([], [file('a.jpg')], parts)
  expect(states(withChosen(first, [file('b.jpg'), file('c.txt')], parts))).toEqual([
    ['a.jpg', 'waiting'],
    ['b.jpg', 'waiting'],
    ['c.txt', 'refused'],
  ])
})

it('one is sent at a time, in the order in which they were chosen', () => {
  const [one, two] = withChosen([], [file('a.jpg'), file('b.jpg')], parts)
  if (!one || !two) throw new Error('Both were chosen.')
  expect(nextUpload([one, two])).toBe(one)
  const sending = withUpload([one, two], one.key, { state: 'sending' })
  expect(nextUpload(sending)).toBeUndefined()
  expect(nextUpload(withUpload(sending, one.key, { state: 'failed' }))).toBe(two)
})

it('what has arrived leaves the list with the next choice', () => {
  const [one] = withChosen([], [file('a.jpg')], parts)
  if (!one) throw new Error('It was chosen.')
  const done = withUpload([one], one.key, { state: 'done', share: 1 })
  expect(isUploading(done)).toBe(false)
  expect(states(withChosen(done, [file('b.jpg')], parts))).toEqual([['b.jpg', 'waiting']])
})
