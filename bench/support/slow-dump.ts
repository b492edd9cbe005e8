import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * `pg_dump` of a database, read no further than its beginning until `finish` is called: as a large one it keeps what it
 * has locked, however little there is to dump.
 */
export async function slowDump(url: string): Promise<{ finish(): Promise<void> }> {
  const dump = spawn('pg_dump', ['--dbname', url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(dump, 'close')
  await Promise.race([
    once(dump.stdout, 'readable'),
    once(dump, 'error').then(([error]) => Promise.reject(error)),
  ])
  return {
    async finish() {
      if (dump.exitCode !== null) throw new Error('The dump had ended before')
      dump.stdout.resume()
      const [code] = await ended
      if (code !== 0) throw new Error(`pg_dump ended with ${code}`)
    },
  }
}
