import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text'

describe('notes', () => {
  it.each([
    ['<p>Drives <strong>nights</strong>.</p>', '<p>Drives <strong>nights</strong>.</p>'],
    ['<p onclick="steal()">Hello</p>', '<p>Hello</p>'],
    ['<script>steal()</script><p>Hello</p>', '<p>Hello</p>'],
    ['<p><img src="https://x.test/a.png" onerror="steal()">Hello</p>', '<p>Hello</p>'],
    ['<svg><script>steal()</script></svg><p>Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:steal()">Hello</a>', '<a target="_blank" rel="noopener noreferrer">Hello</a>'],
    ['<p style="background:url(https://x.test)">Hello</p>', '<p>Hello</p>'],
    ['<p>Open <strong>tag', '<p>Open <strong>tag</strong></p>'],
    ['rate < 5 & > 3', 'rate &lt; 5 &amp; &gt; 3'],
    [
      '<a href="https://example.test/a">Hello</a>',
      '<a href="https://example.test/a" target="_blank" rel="noopener noreferrer">Hello</a>',
    ],
  ])('%s are stored as %s', (typed, stored) => {
    expect(cleanRichText(typed)).toBe(stored)
  })

  it.each(['<p></p>', '<p> &nbsp; </p>', '<script>steal()</script>', ''])(
    'without text are none: %s',
    html => {
      expect(cleanRichText(html)).toBeNull()
    },
  )

  it('stay as they are once they are clean', () => {
    const clean = cleanRichText('<ul><li>One & two</li></ul><a href="mailto:a@b.test">Write</a>')
    expect(cleanRichText(clean)).toBe(clean)
  })
})
