import { expect, it } from 'vitest'
import { linkedText } from './linked-text'

const links = (text: string) => linkedText(text).flatMap(({ text, href }) => (href ? [[text, href]] : []))

it.each([
  ['See https://example.com/a?b=1#c.', [['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c']]],
  ['(www.example.com)', [['www.example.com', 'https://www.example.com/']]],
  ['no address at 10.30', []],
  ['javascript:alert(1) data:text/html,x', []],
  ['https://', []],
  [
    'http://a.example, http://b.example!',
    [
      ['http://a.example', 'http://a.example/'],
      ['http://b.example', 'http://b.example/'],
    ],
  ],
])('of "%s" the web addresses are linked', (text, found) => {
  expect(links(text)).toEqual(found)
})

it('nothing of a text is lost', () => {
  for (const text of ['', 'plain', ' a https://x.example\n\nb ', 'https://x.example']) {
    expect(
      linkedText(text)
        .map(part => part.text)
        .join(''),
    ).toBe(text)
  }
})
