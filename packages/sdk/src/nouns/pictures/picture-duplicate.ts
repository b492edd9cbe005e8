import { eightOrientations } from './eight-orientations'
import type { PdqHash } from './pdq-hash'
import { bitsApart, pdqWords } from './pdq-words'

/** Source: decisions, Messages; domain facts, 8. */
export const DUPLICATE_RULE = {
  /** Of 256 bits. Further apart stand the photographs of two months from one spot. */
  mostBitsApart: 31,
  /** Of 100: less shows so little that what looks alike says nothing. */
  leastQuality: 50,
  confidencePerBit: 1.6,
} as const

/** What is kept of a received picture, so that it is known again. */
export interface PictureHash extends PdqHash {
  /** Of the bytes as they came, 64 hex digits. */
  sha256: string
}

export interface PictureMatch {
  /** Exact: the same file to the byte. A look-alike was sent again smaller, brighter, turned or mirrored. */
  kind: 'exact' | 'look_alike'
  /** Percent: 100 for the same file, 50 for what only just counts. */
  confidence_level: number
}

export const lookAlike = (bits: number): PictureMatch => ({
  kind: 'look_alike',
  confidence_level: Math.round(100 - DUPLICATE_RULE.confidencePerBit * bits),
})

/** Whether a picture shows enough to be compared by its looks. */
export const isTelling = ({ quality }: Pick<PdqHash, 'quality'>): boolean =>
  quality >= DUPLICATE_RULE.leastQuality

/** Whether two pictures are one, turned or mirrored as they may be; undefined where they are not. */
export function matchPictures(a: PictureHash, b: PictureHash): PictureMatch | undefined {
  if (a.sha256 === b.sha256) return { kind: 'exact', confidence_level: 100 }
  if (!isTelling(a) || !isTelling(b)) return undefined
  const words = pdqWords(b.pdq)
  const bits = Math.min(...eightOrientations(pdqWords(a.pdq)).map(turned => bitsApart(turned, words)))
  return bits <= DUPLICATE_RULE.mostBitsApart ? lookAlike(bits) : undefined
}
