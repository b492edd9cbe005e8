import { expect, it } from 'vitest'
import { richTextOf } from './rich-text'

it.each([
  ['one line', '<p>one line</p>'],
  ['two\r\n\r\nlines ', '<p>two</p><p>lines</p>'],
  ['R&D <b>not bold</b>', '<p>R&amp;D &lt;b&gt;not bold&lt;/b&gt;</p>'],
  [' \n', ''],
])('plain text %j stays what it says as rich text', (text, html) => {
  expect(richTextOf(text)).toBe(html)
})
