import { XLSX_TYPE } from '@product/sdk/values'
import { randomToken } from '../../values/tokens'
import { isFileName } from '../../outside/file-store'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  [XLSX_TYPE]: 'xlsx',
}

export const endingOf = (contentType: string): string => ENDINGS[contentType] ?? 'bin'

/** A name of 256 random bits. */
export const newFileName = (contentType: string): string => `${randomToken()}.${endingOf(contentType)}`

export const mediaAddress = (name: string): string => `/media/${name}`

/** The file that an address of ours names, or undefined for any other address. */
export function fileNameOf(address: string): string | undefined {
  const name = /^\/media\/([^/?#]+)$/.exec(address)?.[1]
  return name !== undefined && isFileName(name) ? name : undefined
}
