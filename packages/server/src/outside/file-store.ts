/** Bytes at hand, or as they arrive. */
export type FileContent = Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array<ArrayBuffer>>

/** Where the bytes of uploads stand. Whose they are and what type they have is in the `files` table. */
export interface FileStore {
  /** Puts the whole or nothing. A name is made once and never written again. */
  put(name: string, content: FileContent, contentType: string): Promise<void>
  /** Undefined where there is none of this name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Deleting what is not there is fine. */
  delete(name: string): Promise<void>
}

/** Names that every store takes: what `newFileName` makes, no paths. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{32,64}\.[a-z0-9]{2,5}$/.test(name)

/** All of it in memory. */
export async function wholeContent(content: FileContent): Promise<Uint8Array<ArrayBuffer>> {
  if (content instanceof Uint8Array) return content
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of content) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** Files that live as long as the process. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (name, content) => void files.set(name, (await wholeContent(content)).slice()),
    get: async name => files.get(name)?.slice(),
    delete: async name => void files.delete(name),
  }
}
