export interface XmlDamage {
  /** Undefined where the text ends before something that is open is closed. */
  at: number | undefined
  message: string
}

/** How a parser stopped at damage. */
export interface XmlStop {
  /** Without the place. */
  message: string
  /** Where the last tag, comment or CDATA ends that was read whole. */
  readTo: number
  /** Behind the character at which the parser gave up, often long after the damage. */
  stoppedAt: number
}

/** Where the damage begins at which a parser stopped, and what it is. */
export function findXmlDamage(text: string, { message, readTo, stoppedAt }: XmlStop): XmlDamage {
  const reference = brokenReference(text, readTo, message.includes('entity') ? stoppedAt - 1 : stoppedAt)
  if (reference !== undefined) return { at: reference, message: referenceFault(text, reference, message) }
  const last = stoppedAt - 1
  // The < that ends a value is the damage of its tag: a quote is missing before it.
  if (message === 'disallowed character' && text[last] !== '<')
    return { at: last, message: `${message} ${codeOf(text, last)}` }
  return { at: placeOf(message, text, readTo, stoppedAt), message }
}

function placeOf(message: string, text: string, readTo: number, stoppedAt: number): number | undefined {
  if (message.startsWith('the string "]]>"')) return stoppedAt - 1
  if (message.startsWith('text data outside'))
    return readTo + Math.max(0, text.slice(readTo, stoppedAt).search(/\S/))
  const at = /close tag/.test(message) ? text.lastIndexOf('</', stoppedAt) : text.indexOf('<', readTo)
  return at < 0 ? undefined : at
}

/**
 * The `&` of a text or an attribute whose `;` does not come before `end`. A parser seeks that over all tags, so it stops
 * far behind, or where the text ends.
 */
function brokenReference(text: string, from: number, end: number): number | undefined {
  const unread = text.slice(from, end)
  let at = unread.indexOf('&')
  for (let close = at; at >= 0; at = unread.indexOf('&', close)) {
    close = unread.indexOf(';', at)
    if (close < 0) break
  }
  // In a comment, CDATA, an instruction or a closing tag it is none.
  return at < 0 || /<[!?/]/.test(unread.slice(0, at)) ? undefined : from + at
}

function referenceFault(text: string, at: number, message: string): string {
  const [name] = /^&#?[\w.:-]{1,40};/.exec(text.slice(at, at + 50)) ?? []
  return name === undefined ? 'an "&" stands alone, it must be written as "&amp;"' : `${message} "${name}"`
}

const codeOf = (text: string, at: number): string =>
  `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`
