/**
 * What rich text may hold: what the console's editor writes, and nothing that loads, runs or leads elsewhere unseen. All
 * else is taken out, and its text stays. Server and pages clean by this list.
 */
export const RICH_TEXT = {
  tags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
  ],
  /** Of links alone. */
  linkAttributes: ['href'],
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as rich text: every line a paragraph, blank ones left out, nothing of it read as a tag. */
export const richTextOf = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .filter(line => line.trim() !== '')
    .map(line => `<p>${line.trim().replace(/[&<>]/g, sign => SIGNS[sign] ?? sign)}</p>`)
    .join('')
