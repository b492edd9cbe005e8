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
