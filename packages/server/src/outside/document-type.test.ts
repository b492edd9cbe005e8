import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { describe, expect, it } from 'vitest'
import { documentTypeOf, nameToSave } from './document-type'

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
/** An archive whose first entry has this name. */
const zip = (entry: string) =>
  bytes(`PK\x03\x04${'\0'.repeat(22)}${String.fromCharCode(entry.length)}\0\0\0${entry}`)
const OLE = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0')

describe('a paper', () => {
  it.each([
    ['w9.pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['W9.PDF', bytes('\n\n%PDF-1.4'), 'application/pdf'],
    ['w9', bytes('%PDF-1.7'), 'application/pdf'],
    ['lease v1.2', bytes('We agree.'), 'text/plain'],
    ['rates.csv', bytes('a;b\r\n1;2\xe9'), 'text/csv'],
    ['rates.csv', bytes('\xff\xfea\0'), 'text/csv'],
    ['old.doc', OLE, 'application/msword'],
    ['new.docx', zip('[Content_Types].xml'), /wordprocessingml/],
    ['new.xlsx', zip('xl/workbook.xml'), /spreadsheetml/],
    ['open.odt', zip('mimetype'), /opendocument\.text/],
    ['face.jpeg', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ])('%s is what its first bytes say', (name, head, type) => {
    expect(documentTypeOf(head, name)).toEqual({ contentType: expect.stringMatching(type) })
  })

  it.each([
    ['nothing', 'w9.pdf', bytes(''), DOCUMENT_TEXTS.empty],
    ['a program', 'setup.exe', bytes('MZ\0'), DOCUMENT_TEXTS.unknown],
    ['a program without an end', 'setup', bytes('MZ\0'), DOCUMENT_TEXTS.unknown],
    ['a PDF that is called a program', 'w9.exe', bytes('%PDF-1.7'), DOCUMENT_TEXTS.unknown],
    ['a page', 'page.html', bytes('<html>'), DOCUMENT_TEXTS.unknown],
    ['an archive', 'all.zip', zip('photos/1.jpg'), DOCUMENT_TEXTS.unknown],
    ['a document with macros', 'new.docm', zip('word/document.xml'), DOCUMENT_TEXTS.unknown],
    [
      'an archive as a document',
      'new.docx',
      zip('evil.js'),
      DOCUMENT_TEXTS.misnamed('DOCX', 'something else'),
    ],
    ['a picture as a PDF', 'w9.pdf', bytes('\xff\xd8\xff'), DOCUMENT_TEXTS.misnamed('PDF', 'a JPEG picture')],
    ['bytes as text', 'a.txt', bytes('a\0b'), DOCUMENT_TEXTS.misnamed('TXT', 'something else')],
  ])('that holds %s is refused', (_, name, head, problem) => {
    expect(documentTypeOf(head, name)).toEqual({ problem })
  })
})

it.each([
  ['w9.pdf', 'application/pdf', 'w9.pdf'],
  ['Lease of May', 'application/pdf', 'Lease of May.pdf'],
  ['face.JPEG', 'image/jpeg', 'face.JPEG'],
  ['w9.exe', 'application/pdf', 'w9.exe.pdf'],
])('%s of the type %s is saved as %s', (name, type, saved) => {
  expect(nameToSave(name, type)).toBe(saved)
})
