import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, isFileName } from '../outside/file-store'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A new name in a folder reaches the disk with the folder. Windows opens no folder, and needs none opened. */
async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder of this machine, spread over 256 subfolders by the first two digits of their names. */
export function folderFiles(folder: string): FileStore {
  const placeOf = (name: string): { folder: string; file: string } => {
    if (!isFileName(name)) throw new Error(`Not a file name: ${name}`)
    const inner = join(folder, name.slice(0, 2))
    return { folder: inner, file: join(inner, name) }
  }
  return {
    async put(name, content) {
      const place = placeOf(name)
      const made = await mkdir(place.folder, { recursive: true, mode: 0o700 })
      if (made !== undefined) await flushNames(dirname(made))
      const part = `${place.file}.part`
      try {
        const handle = await open(part, 'w', 0o600)
        try {
          await writeFile(handle, content)
          await handle.sync()
        } finally {
          await handle.close()
        }
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      // Renamed when whole and on disk: a kill in the middle leaves no half file under the name.
      await rename(part, place.file)
      await flushNames(place.folder)
    },
    async get(name) {
      try {
        const { buffer, byteOffset, byteLength } = await readFile(placeOf(name).file)
        return new Uint8Array(buffer, byteOffset, byteLength)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async delete(name) {
      const { file } = placeOf(name)
      await rm(file, { force: true })
      // What a kill in the middle of `put` left.
      await rm(`${file}.part`, { force: true })
    },
  }
}
