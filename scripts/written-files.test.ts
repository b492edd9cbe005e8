import { expect, it } from 'vitest'
import { edited, writtenBlocks } from './written-files.mjs'

it('a document writes and edits the files whose paths stand in its blocks', () => {
  const document = 'Words\n\n```ts a/b.ts\none\n```\n\n```sh\npnpm\n```\n\n```diff c.ts\n one\n+two\n```\n'
  expect(writtenBlocks(document)).toEqual([
    { path: 'a/b.ts', text: 'one\n', isEdit: false },
    { path: 'c.ts', text: ' one\n+two\n', isEdit: true },
  ])
})

it('an edit goes where its lines stand, one that only adds to the end', () => {
  expect(edited('one\ntwo\nthree\n', ' two\n+2.5\n@@\n-three\n+3\n', 'x')).toBe('one\ntwo\n2.5\n3\n')
  expect(edited('one\n', '+two\n', 'x')).toBe('one\ntwo\n')
})

it.each([
  ['nowhere', 'one\n'],
  ['twice', 'two\none\ntwo\n'],
])('an edit of what stands there %s is refused', (_, text) => {
  expect(() => edited(text, ' two\n+3\n', 'x.ts')).toThrow('x.ts')
})
