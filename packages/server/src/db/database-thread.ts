import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { Said, Told } from './database-worker'
import { startThread } from '../node/start-thread'

type Done = (error?: Error | null) => void

/**
 * The embedded database in a thread of its own, as the driver sees it: a connection of PostgreSQL's protocol. Whatever
 * a query does, this thread answers. It opens with the connection and closes with it; where it dies, the connection is
 * lost, and the next one opens the database again.
 */
export class DatabaseThread extends Duplex {
  private thread: Worker | undefined
  /** The database is closed, or gone with the thread. */
  readonly ended: Promise<void>

  /** `before`: the thread that had the folder, which must have ended. */
  constructor(dataDir: string, before?: DatabaseThread) {
    super()
    this.ended = this.run(dataDir, before)
  }

  private async run(dataDir: string, before: DatabaseThread | undefined): Promise<void> {
    await before?.ended
    if (this.destroyed || this.writableEnded) {
      // Given up before it began.
      this.push(null)
      return
    }
    const thread = startThread('db/database-worker', { dataDir })
    this.thread = thread
    thread.on('message', (said: Said) => {
      if (said === 'open') this.emit('connect')
      else this.push(said)
    })
    // As the driver calls it where a server goes: whoever asked is told to ask again.
    thread.on('error', cause => this.destroy(new Error('Connection terminated', { cause })))
    await new Promise(resolve => thread.once('exit', resolve))
    this.push(null)
  }

  private tell(told: Told): void {
    this.thread?.postMessage(told)
  }

  /** Asked for by the driver, which else would ask a network. */
  connect(): void {}
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {
    this.thread?.ref()
  }
  unref(): void {
    this.thread?.unref()
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.tell(new Uint8Array(bytes))
    done()
  }

  override _writev(pieces: { chunk: Buffer }[], done: Done): void {
    this.tell(new Uint8Array(Buffer.concat(pieces.map(({ chunk }) => chunk))))
    done()
  }

  /** Closes the database: what it still writes is written when the connection has ended. */
  override _final(done: Done): void {
    this.tell('end')
    const finish = async () => {
      await this.ended
      done()
    }
    void finish()
  }

  override _destroy(error: Error | null, done: Done): void {
    void this.thread?.terminate()
    done(error)
  }
}
