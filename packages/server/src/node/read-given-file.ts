import { readFileSync } from 'node:fs'

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Name a file in it.',
  ENOTDIR: 'There is no such file.',
  EACCES: 'This file may not be read by you.',
  EPERM: 'This file may not be read by you.',
}

/** The bytes of a file that a command was given. Throws in words that a person understands. */
export function readGivenFile(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Error(`${path}: ${PROBLEMS[code] ?? 'The file could not be read.'}`, { cause: error })
  }
}
