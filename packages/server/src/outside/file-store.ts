/** Where the bytes of uploads stand. Whose they are and what type they have is in the `files` table. */
export interface FileStore {
  /** Puts the whole or nothing. A name is made once and never written again. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  /** Undefined where there is none of this name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Deleting what is not there is fine. */
  delete(name: string): Promise<void>
}

/** Names that every store takes: what `newFileName` makes, no paths. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{32,64}\.[a-z0-9]{2,5}$/.test(name)

/** Files that live as long as the process. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (name, bytes) => void files.set(name, bytes.slice()),
    get: async name => files.get(name)?.slice(),
    delete: async name => void files.delete(name),
  }
}
