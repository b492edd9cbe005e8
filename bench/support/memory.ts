import { readFileSync } from 'node:fs'

/** Megabytes of memory that a process has (`VmRSS`), or had at most (`VmHWM`), as Linux tells. */
export const memoryMb = (pid: number, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
