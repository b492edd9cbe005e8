import { RICH_TEXT } from '@product/sdk/values'
import sanitizeHtml from 'sanitize-html'

const NO_ATTRIBUTES: sanitizeHtml.Attributes = {}

/** Links open elsewhere and tell nothing of where they were. */
const safeLink: sanitizeHtml.Transformer = (tagName, { href }) => ({
  tagName,
  attribs: href === undefined ? NO_ATTRIBUTES : { href, target: '_blank', rel: 'noopener noreferrer' },
})

const hasText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim() !== ''

/** Rich text as it may be stored: cleaned by `RICH_TEXT`; null where no text is left. */
export function cleanRichText(html: string | null): string | null {
  if (html === null) return null
  const clean = sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.tags],
    allowedAttributes: { a: [...RICH_TEXT.linkAttributes, 'target', 'rel'] },
    allowedSchemes: [...RICH_TEXT.schemes],
    allowProtocolRelative: false,
    transformTags: { a: safeLink },
  })
  return hasText(clean) ? clean : null
}
