/** Carries the messages of failed calls from the client, which knows no React, to the page. */
export function createToastBus() {
  const listeners = new Set<(message: string) => void>()
  return {
    error(message: string): void {
      for (const listener of listeners) listener(message)
    },
    subscribe(listener: (message: string) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ToastBus = ReturnType<typeof createToastBus>
