type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** So long an answer waits for who needs it, ms: later it might tell what is no longer so. */
const KEPT = 10_000

const isRead = ({ method = 'GET' }: RequestInit): boolean => method === 'GET'

/**
 * Calls that are begun before the part that makes them is there: the answer of `ahead` goes to the first who asks the
 * same of `fetch`. Who writes meanwhile is told of nothing that was so before.
 */
export function askedAhead(fetch: Fetch): { fetch: Fetch; ahead: Fetch } {
  const begun = new Map<string, Promise<Response>>()
  return {
    fetch(url, init) {
      const answer = isRead(init) ? begun.get(url) : undefined
      if (isRead(init)) begun.delete(url)
      else begun.clear()
      return answer ?? fetch(url, init)
    },
    async ahead(url, init) {
      begun.set(url, fetch(url, init))
      setTimeout(() => begun.delete(url), KEPT)
      // Nobody reads it here.
      return new Promise<never>(() => {})
    },
  }
}
