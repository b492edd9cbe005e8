import { MEGABYTE } from '@product/sdk/values'
import { statfs } from 'node:fs/promises'

/** Bytes that stay free: for the database's log of what is under way, and for whoever logs in to make room. */
export const LEAST_ROOM = 64 * MEGABYTE

/** Milliseconds for which an answer holds: a disk takes longer to fill what is left. */
const HOLDS_MS = 250

/** Says whether a folder's disk still has so many bytes to write to. Where the system doesn't tell, it has. */
export function diskRoom(
  folder: string,
  least = LEAST_ROOM,
  roomOf: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined
  const ask = async (): Promise<boolean> => {
    try {
      const { bavail, bsize } = await roomOf(folder)
      return bavail * bsize >= least
    } catch {
      return true
    }
  }
  return () => {
    const now = performance.now()
    if (asked === undefined || now - asked.at >= HOLDS_MS) asked = { at: now, answer: ask() }
    return asked.answer
  }
}
