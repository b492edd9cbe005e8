const BLOCK = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm

/** The files that a document writes and edits, in its order: code blocks with a path behind the language. */
export const writtenBlocks = document =>
  [...document.matchAll(BLOCK)].map(([, language, path, text]) => ({
    path,
    text,
    isEdit: language === 'diff',
  }))

const linesOf = (hunk, left) =>
  hunk
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(left))
    .map(line => `${line.slice(1)}\n`)
    .join('')

/**
 * A text with an edit made: each hunk's lines as they were, which must stand there once, give way to its lines as they
 * are to be. A hunk that only adds goes to the end. Throws where a hunk does not fit.
 */
export function edited(text, edit, path) {
  let result = text
  for (const hunk of edit.split('@@\n')) {
    const [before, after] = [linesOf(hunk, '+'), linesOf(hunk, '-')]
    const parts = before === '' ? [result, ''] : result.split(before)
    if (parts.length !== 2) throw new Error(`${path}: stands there ${parts.length - 1} times:\n${before}`)
    result = parts.join(after)
  }
  return result
}
