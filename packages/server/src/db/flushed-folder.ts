import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncSync } from 'node:fs'

/** What Emscripten's file system for Node's files is made of, as far as it is needed here. */
interface EmscriptenFiles {
  filesystems: {
    NODEFS: {
      stream_ops: { fsync?: (file: { nfd: number }) => void }
      convertNodeCode(error: unknown): number
    }
  }
  ErrnoError: new (number: number) => Error
}

/** How PostgreSQL flushes its log: the one of its ways that Emscripten hands on. */
export const FLUSHING = ['-c', 'wal_sync_method=fsync']

/**
 * A folder of the embedded database whose flushes reach the disk, which Emscripten leaves out: what was acknowledged is
 * there after a power loss, too. They do from its start on, when PostgreSQL notes that it runs: without that note it
 * would not look into its log.
 */
export class FlushedFolder extends NodeFS {
  constructor(
    folder: string,
    private readonly flush: (file: number) => void = fsyncSync,
  ) {
    super(folder)
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: PGlite['Module']) => this.putIn(module)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  private putIn({ FS }: PGlite['Module']): void {
    const { filesystems, ErrnoError } = FS as unknown as EmscriptenFiles
    const { stream_ops, convertNodeCode } = filesystems.NODEFS
    stream_ops.fsync = ({ nfd }) => {
      try {
        this.flush(nfd)
      } catch (error) {
        throw new ErrnoError(convertNodeCode(error))
      }
    }
  }
}
