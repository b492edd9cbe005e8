import type { GpsFix } from '../../nouns/driving/gps-fix'

/** Something in a file that couldn't be read. */
export interface FileProblem {
  /** From 1; null when it is about the file as a whole. */
  line: number | null
  message: string
}

/** What a file holds: its fixes in the order of the file, and everything that is not among them. */
export interface GpsFile {
  fixes: GpsFix[]
  problems: FileProblem[]
}
