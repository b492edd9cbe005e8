import type { PGlite } from '@electric-sql/pglite'
import { fsyncSync } from 'node:fs'

/** What Emscripten's file system for Node's files is made of, as far as it is needed here. */
interface NodeFiles {
  stream_ops: { fsync?: (file: { nfd: number }) => void }
  convertNodeCode(error: unknown): number
}

/** How PostgreSQL flushes its log: the one of its ways that Emscripten hands on. */
export const FLUSHING = ['-c', 'wal_sync_method=fsync']

/**
 * Makes the embedded database's flushes reach the disk, which Emscripten leaves out: what was acknowledged is there
 * after a power loss, too.
 */
export function flushToDisk({ Module: { FS } }: PGlite): void {
  const { filesystems, ErrnoError } = FS as unknown as {
    filesystems: { NODEFS: NodeFiles }
    ErrnoError: new (number: number) => Error
  }
  const files = filesystems.NODEFS
  files.stream_ops.fsync = file => {
    try {
      fsyncSync(file.nfd)
    } catch (error) {
      throw new ErrnoError(files.convertNodeCode(error))
    }
  }
}
