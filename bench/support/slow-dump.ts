import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * `pg_dump` of a database, read no further than its beginning until `finish` is called: as a large one it keeps what it
 * has locked, however little there is to dump. `kill` ends it wherever it is.
 */
export async function slowDump(url: string): Promise<{ finish(): Promise<void>; kill(): Promise<void> }> {
  const dump = spawn('pg_dump', ['--dbname', url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(dump, 'close')
  // `once` rejects on 'error': both do where there is no pg_dump, and `ended` is only asked in the end.
  ended.catch(() => {})
  await Promise.race([once(dump.stdout, 'readable'), ended])
  return {
    async kill() {
      dump.stdout.destroy()
      dump.kill()
      await ended
    },
    async finish() {
      if (dump.exitCode !== null) throw new Error('The dump had ended before')
      dump.stdout.resume()
      const [code] = await ended
      if (code !== 0) throw new Error(`pg_dump ended with ${code}`)
    },
  }
}
