import { isLike } from './is-like'

/**
 * What a browser has stored, if it is JSON and of the shape of `example`; else undefined. The storage is a guest's: it
 * may hold what an earlier release, or nobody of ours, wrote.
 */
export function readStored<Value>(text: string | null | undefined, example: Value): Value | undefined {
  if (text === null || text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // The check is no narrower than the example.
    return isLike(example, value) ? (value as Value) : undefined
  } catch {
    return undefined
  }
}
