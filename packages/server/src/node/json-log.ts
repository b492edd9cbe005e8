import type { LogEntry } from '../http/app-context'

/** One JSON line per entry on standard output. */
export const jsonLog = (entry: LogEntry): void => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}
