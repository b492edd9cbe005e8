/** A body of which so many bytes come, and the end when it is asked for. */
export function unfinishedBody(bytes: number, headers: Record<string, string>) {
  let end = () => {}
  let arrived = () => {}
  const isThere = new Promise<void>(resolve => (arrived = resolve))
  let sent = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (!sent) {
          sent = true
          return controller.enqueue(new Uint8Array(bytes).fill(97))
        }
        // Whoever asks for more has taken what came before.
        arrived()
        return new Promise<void>(resolve => {
          end = () => {
            controller.close()
            resolve()
          }
        })
      },
    },
    { highWaterMark: 0 },
  )
  return {
    init: { method: 'POST', headers, body, duplex: 'half' } as RequestInit,
    /** All but the end has been taken. */
    isThere,
    end: () => end(),
  }
}
