/** Numbers that WASI gives what a file system refuses. */
const FAULTS: Readonly<Record<number, string>> = {
  2: 'permission denied',
  19: 'no room is left on the disk',
  29: 'the disk can’t be read or written',
  51: 'no room is left on the disk',
  63: 'permission denied',
  69: 'the disk can only be read',
}

/** What the embedded database threw, as an error with words: of its files it throws an object with a number. */
export function folderFault(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const number = typeof thrown === 'object' && thrown !== null && 'errno' in thrown ? Number(thrown.errno) : 0
  return new Error(FAULTS[number] ?? `its files can’t be used (${number || String(thrown)})`)
}
