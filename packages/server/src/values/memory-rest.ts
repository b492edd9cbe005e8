/** What is seen of a process, and what can be done for it. */
interface Heap {
  /** The share of the time since it was asked last in which something ran, 0 to 1. */
  busy(): number
  /** What the heap holds of the machine's memory, used or not. */
  heapBytes(): number
  /** Begins to collect: what is free soon after is seen at the next look. */
  collect(): void
}

const RESTING = 0.1
/** Less is not worth the tenth of a second for which a collection stops the rest. */
const WORTH_BYTES = 16 * 1024 * 1024

/** A look at the heap: where the process rests and has grown since it rested last, its garbage is collected, once. */
export function memoryRest({ busy, heapBytes, collect }: Heap): () => void {
  let atRest = 0
  let collecting = false
  return () => {
    if (busy() > RESTING) return
    if (collecting || heapBytes() < atRest) atRest = heapBytes()
    collecting = heapBytes() > atRest + WORTH_BYTES
    if (collecting) collect()
  }
}
