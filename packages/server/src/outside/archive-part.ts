import { Conflict } from '../contract/refusals'
import { sha256OfBytes } from '../values/tokens'
import type { FileStore } from './file-store'

/** A compressed file of text lines. Its name is its SHA-256, so that whoever reads it knows that it is whole. */
export interface ArchivePart {
  name: string
  lines: number
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer())
}

/** Stores lines and reads them back. The same lines make the same file: storing them again does no harm. */
export async function putArchivePart(files: FileStore, lines: readonly string[]): Promise<ArchivePart> {
  const text = new TextEncoder().encode(lines.join('\n'))
  const bytes = await through(text, new CompressionStream('gzip'))
  const part = { name: `${await sha256OfBytes(bytes)}.gz`, lines: lines.length }
  await files.put(part.name, bytes, 'application/gzip')
  await getArchivePart(files, part)
  return part
}

/** Throws Conflict where the file is missing or is not what was written. */
export async function getArchivePart(files: FileStore, { name, lines }: ArchivePart): Promise<string[]> {
  const bytes = await files.get(name)
  if (bytes === undefined) throw new Conflict(`The archive file ${name} is missing.`)
  if (`${await sha256OfBytes(bytes)}.gz` !== name) throw new Conflict(`The archive file ${name} is damaged.`)
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')))
  const found = text.split('\n')
  if (found.length !== lines) {
    throw new Conflict(`The archive file ${name} has ${found.length} lines instead of ${lines}.`)
  }
  return found
}
