import type { GpsFix, PathCutter } from '@product/sdk/nouns/driving'
import type { CuttingMark } from './cutting-store'

/** So many fixes lie between two marks, but for the newest. */
const MARK_EVERY = 256
const MOST_MARKS = 3

/** What is stored was looked at when it came: none of it is in the future. */
export const STORED = { now: Number.POSITIVE_INFINITY }

interface Marked {
  marks: readonly CuttingMark[]
  count: number
  /** Deliveries will go on from about here (ms), whatever is stored behind it. */
  markAt: number
}

/** Pushes fixes through a cutter, in pages, and leaves marks to which it can go back. */
export async function takeIn(
  cutter: PathCutter,
  pages: Iterable<readonly GpsFix[]> | AsyncIterable<readonly GpsFix[]>,
  { marks, count, markAt }: Marked,
): Promise<{ marks: CuttingMark[]; count: number }> {
  let kept = [...marks]
  let taken = count
  let last: number | undefined
  for await (const page of pages) {
    for (const fix of page) {
      const isDue = taken - (kept.at(-1)?.count ?? count) >= MARK_EVERY
      if (last !== undefined && (isDue || (last <= markAt && fix.at > markAt))) {
        // What is closed by now is stored with this delivery, and not to be closed again.
        kept = withMark(kept, { at: last, count: taken, cutter: { ...cutter.state(), closed: [] } })
      }
      cutter.push(fix)
      taken += 1
      last = fix.at
    }
  }
  return { marks: kept, count: taken }
}

function withMark(marks: readonly CuttingMark[], mark: CuttingMark): CuttingMark[] {
  const beforeLast = marks.at(-2)
  const isNear = beforeLast !== undefined && mark.count - beforeLast.count < MARK_EVERY
  return [...(isNear ? marks.slice(0, -1) : marks), mark].slice(-MOST_MARKS)
}
