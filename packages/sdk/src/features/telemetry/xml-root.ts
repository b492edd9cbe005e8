/**
 * The name of the root element of an XML text, without prefix, whatever comments, instructions and document types stand
 * before it; undefined where none is found.
 */
export function xmlRoot(text: string): string | undefined {
  let at = 0
  for (;;) {
    at = pastBlanks(text, at)
    const end = endOfPrologue(text, at)
    if (end === undefined) break
    if (end < 0) return undefined
    at = end
  }
  return /^<(?:[\w.-]+:)?([\w.-]+)/.exec(text.slice(at, at + 200))?.[1]
}

/** Where what stands there ends, -1 where it doesn't, undefined where it is no part of the prologue. */
function endOfPrologue(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return past(text, '-->', at + 4)
  if (text.startsWith('<?', at)) return past(text, '?>', at)
  if (!text.startsWith('<!', at)) return undefined
  const end = past(text, '>', at)
  const bracket = text.indexOf('[', at)
  return bracket < 0 || bracket > end ? end : past(text, '>', text.indexOf(']', bracket))
}

function past(text: string, mark: string, from: number): number {
  const at = from < 0 ? -1 : text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

function pastBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charAt(at).trim() === '') at += 1
  return at
}
