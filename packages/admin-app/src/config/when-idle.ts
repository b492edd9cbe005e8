/** Does something once the browser has nothing else to do; answers what calls it off. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 0)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, options)
  return () => cancelIdleCallback(idle)
}
