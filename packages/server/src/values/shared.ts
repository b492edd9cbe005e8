/** Work that is under way once at most: whoever asks meanwhile gets the answer of those before. */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= work().finally(() => {
      running = undefined
    }))
}
