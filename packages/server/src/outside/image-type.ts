/** Pictures as their first bytes tell them apart; what a file is called or said to be decides nothing. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'svg'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF/, '')
    .trimStart()
  return start.startsWith('<') && /<svg[\s>:]/i.test(start)
}

/** Undefined where it is none of these. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12))) return 'heic'
  return isSvg(bytes) ? 'svg' : undefined
}

const NAMES: Readonly<Record<string, ImageType>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  pjpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  heic: 'heic',
  heif: 'heic',
  svg: 'svg',
  'svg+xml': 'svg',
}

/** What a file claims to be: by the end of its name, else by its content type. Undefined where neither says. */
export function claimedType(file: { name: string; type: string }): ImageType | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  return NAMES[ending] ?? NAMES[/^image\/([\w+.-]+)/i.exec(file.type)?.[1]?.toLowerCase() ?? '']
}
