import { RICH_TEXT } from '@product/sdk/values'

const TAGS: ReadonlySet<string> = new Set(RICH_TEXT.tags)
const SCHEMES: ReadonlySet<string> = new Set(RICH_TEXT.schemes)

/** Their text is no text of the author's. */
const DROPPED =
  'script, style, title, noscript, template, iframe, object, svg, math, textarea, select, option'

function safeAddress(href: string | null): string | undefined {
  if (href === null || !URL.canParse(href)) return undefined
  return SCHEMES.has(new URL(href).protocol.slice(0, -1)) ? href : undefined
}

function clean(element: Element): void {
  const tag = element.localName
  if (!TAGS.has(tag)) {
    element.replaceWith(...element.childNodes)
    return
  }
  const href = safeAddress(element.getAttribute('href'))
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  if (tag !== 'a' || href === undefined) return
  element.setAttribute('href', href)
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

/**
 * Rich text as it may be shown: only what `RICH_TEXT` allows. The server stores nothing else; what comes from elsewhere
 * or from before is cleaned here once more. The parsed document is inert: nothing in it loads or runs.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  // Children before their parents, so that those of one that is taken out are clean already.
  for (const element of [...body.querySelectorAll('*')].toReversed()) clean(element)
  return body.innerHTML
}
