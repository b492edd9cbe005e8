import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { imageTypeOf } from './image-type'

/** How many of a file's first bytes tell what it is. */
export const HEAD_BYTES = 4096

type Container = 'pdf' | 'zip' | 'ole' | 'text' | 'jpeg' | 'png' | 'gif' | 'webp'

interface Kind {
  contentType: string
  container: Container
}

const OOXML = 'application/vnd.openxmlformats-officedocument.'
const ODF = 'application/vnd.oasis.opendocument.'

/** By the end of the name: what it says it is, and what it must hold then. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { contentType: 'application/pdf', container: 'pdf' },
  doc: { contentType: 'application/msword', container: 'ole' },
  xls: { contentType: 'application/vnd.ms-excel', container: 'ole' },
  ppt: { contentType: 'application/vnd.ms-powerpoint', container: 'ole' },
  docx: { contentType: `${OOXML}wordprocessingml.document`, container: 'zip' },
  xlsx: { contentType: `${OOXML}spreadsheetml.sheet`, container: 'zip' },
  pptx: { contentType: `${OOXML}presentationml.presentation`, container: 'zip' },
  odt: { contentType: `${ODF}text`, container: 'zip' },
  ods: { contentType: `${ODF}spreadsheet`, container: 'zip' },
  csv: { contentType: 'text/csv', container: 'text' },
  txt: { contentType: 'text/plain', container: 'text' },
  jpg: { contentType: 'image/jpeg', container: 'jpeg' },
  jpeg: { contentType: 'image/jpeg', container: 'jpeg' },
  png: { contentType: 'image/png', container: 'png' },
  gif: { contentType: 'image/gif', container: 'gif' },
  webp: { contentType: 'image/webp', container: 'webp' },
}

/** Kinds that the content alone tells, where the name has no end. */
const BARE: Readonly<Partial<Record<Container, string>>> = {
  pdf: 'pdf',
  text: 'txt',
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
}

const CONTAINER_NAMES: Readonly<Record<Container, string>> = {
  pdf: 'a PDF',
  zip: 'an archive or a newer office document',
  ole: 'an older office document',
  text: 'text',
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  gif: 'a GIF picture',
  webp: 'a WebP picture',
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** The first entry that office programs write; any other archive is none of theirs. */
const isOfficeZip = (head: Uint8Array): boolean => {
  const name = latin(head.subarray(30, 30 + (head[26] ?? 0)))
  return /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/|ppt\/|mimetype$)/.test(name)
}

/** Text in one byte a sign or in UTF-16 with its mark: no control signs but tabs, lines and pages. */
function isText(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true
  return head.every(byte => byte >= 32 || [9, 10, 12, 13].includes(byte))
}

function containerOf(head: Uint8Array): Container | undefined {
  const image = imageTypeOf(head)
  if (image === 'jpeg' || image === 'png' || image === 'gif' || image === 'webp') return image
  const start = latin(head.subarray(0, 8))
  if (latin(head.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'ole'
  if (start.startsWith('PK\x03\x04')) return isOfficeZip(head) ? 'zip' : undefined
  return isText(head) ? 'text' : undefined
}

/** The end of a file's name, in lower case; empty where it has none. */
export const endingOf = (name: string): string =>
  /\.([a-z][a-z0-9]{1,9})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * What a file is by its first bytes, which must be what its name says, or why it is refused. Markup and programs are
 * none of the kinds.
 */
export function documentTypeOf(
  head: Uint8Array,
  name: string,
): { contentType: string } | { problem: string } {
  if (head.length === 0) return { problem: DOCUMENT_TEXTS.empty }
  const container = containerOf(head)
  const ending = endingOf(name) || (container === undefined ? '' : (BARE[container] ?? ''))
  const kind = KINDS[ending]
  if (kind === undefined) return { problem: DOCUMENT_TEXTS.unknown }
  if (kind.container === container) return { contentType: kind.contentType }
  const holds = container === undefined ? 'something else' : CONTAINER_NAMES[container]
  return { problem: DOCUMENT_TEXTS.misnamed(ending.toUpperCase(), holds) }
}

/** What a name ends in when it is saved: its own end, or that of its kind. */
export function nameToSave(name: string, contentType: string): string {
  if (KINDS[endingOf(name)]?.contentType === contentType) return name
  const ending = Object.keys(KINDS).find(key => KINDS[key]?.contentType === contentType)
  return ending === undefined ? name : `${name}.${ending}`
}
