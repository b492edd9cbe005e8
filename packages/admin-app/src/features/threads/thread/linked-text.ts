/** A part of a text: an address that can be opened, or words. */
export interface TextPart {
  text: string
  href?: string
}

/** Web addresses as people write them; what looks like the end of the sentence stays outside. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>"'.,;:!?)\]}]/gi

/** Only the web is linked: whoever writes to us chooses the text, and no other scheme is theirs to start. */
function webAddress(text: string): string | undefined {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  return URL.canParse(address) ? new URL(address).href : undefined
}

/** A message cut into words and the addresses in it; together the parts are the text again. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const href = webAddress(match[0])
    if (href === undefined) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: match[0], href })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
