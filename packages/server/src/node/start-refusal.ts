import { relative } from 'node:path'
import { NoConnection } from '../db/database-gone'

const LISTENING: Record<string, string> = {
  EADDRINUSE: 'PORT: is taken. Stop what listens there, or set another',
  EACCES: 'PORT: this user may not listen there; set a number above 1023',
  EADDRNOTAVAIL: 'HOST: is no address of this machine',
  ENOTFOUND: 'HOST: is no address of this machine',
}

const DATA_FOLDER = ['EACCES', 'ENOTDIR', 'EEXIST', 'EROFS', 'ENOENT', 'EPERM']

/** Whether the file system said so of the data folder, or of what lies in it. */
const isOfFolder = (error: Error & { path?: unknown }, folder: string): boolean =>
  typeof error.path === 'string' && !relative(folder, error.path).startsWith('..')

/** Where several addresses were tried, each failed by itself and only the code is common to them. */
function oneLine({ message, cause }: Error): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  return message.split('\n')[0] || code
}

/**
 * What the outside said to the settings, in one line that names the setting. Undefined: not a matter of settings, and
 * the whole error is worth reading.
 */
export function startRefusal(
  error: unknown,
  settings: { HOST: string; PORT: number; DATA_DIR: string; DATABASE_URL?: string },
): string | undefined {
  if (error instanceof NoConnection) {
    return settings.DATABASE_URL === undefined
      ? `DATA_DIR: the database in ${settings.DATA_DIR} can't be opened: ${oneLine(error)}`
      : `DATABASE_URL: the database can't be opened: ${oneLine(error)}`
  }
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  const syscall = 'syscall' in error ? String(error.syscall) : ''
  if (
    syscall === 'listen' ||
    (syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === settings.HOST)
  ) {
    return LISTENING[code] && `${LISTENING[code]} (${settings.HOST}:${settings.PORT})`
  }
  if (isOfFolder(error, settings.DATA_DIR) && DATA_FOLDER.includes(code)) {
    return `DATA_DIR: ${settings.DATA_DIR} can't be used: ${error.message}`
  }
  return undefined
}
