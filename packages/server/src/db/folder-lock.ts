import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The embedded database has no lock of its own: two processes on one folder lose acknowledged rows. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: there is such a process, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A number that no later process with the same pid has, where the system tells (Linux); else empty. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function holderOf(file: string): number | undefined {
  try {
    const [pid, started] = readFileSync(file, 'utf8').trim().split(' ')
    const number = Number(pid)
    const alive = Number.isInteger(number) && number > 0 && isRunning(number)
    // After a reboot or in a new container the pid may be another program's: then the start time differs.
    return alive && (started ?? '') === startTimeOf(number) ? number : undefined
  } catch {
    return undefined
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, `${process.pid} ${startTimeOf(process.pid)}\n`)
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes the folder for this process; returns what gives it back. A dead holder's lock is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  if (!create(file)) {
    const holder = holderOf(file)
    if (holder !== undefined) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
    if (!create(file)) throw new FolderInUse(`The data folder ${folder} was just taken by another process.`)
  }
  return () => rmSync(file, { force: true })
}
