import Papa from 'papaparse'

/**
 * The text of an uploaded file, whose encoding is told by its byte order mark: UTF-16 either way round, else UTF-8.
 * Bytes that are not UTF-8 come out as the replacement character.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/**
 * The cells of CSV text, row by row, blank lines left out. The separator (comma, semicolon, tab or bar) is found from
 * the content; rows may differ in length. Nothing is refused: a quote that never closes makes one long cell.
 */
export function readCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    // An empty last line would mislead the search for the separator.
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  return data.filter(row => row.length > 1 || row[0]?.trim())
}
