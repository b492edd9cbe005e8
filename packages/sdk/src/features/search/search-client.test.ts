import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../contract/api-error'
import { createSearchClient } from './search-client'

interface Request {
  indexName: string
  params?: { query?: string; page?: number }
}

/** A service whose answers a test gives, and a clock that a test moves. */
function testSearch() {
  const sent: string[] = []
  const answers: ((fails?: unknown) => void)[] = []
  const errors: ApiError[] = []
  let waiting: { at: number; run: () => void }[] = []
  let now = 0
  const service = {
    appId: 'kept',
    search: (requests: readonly Request[]) => {
      const text = JSON.stringify(requests.map(({ params }) => params))
      sent.push(text)
      return new Promise<{ results: { text: string }[] }>((resolve, reject) => {
        answers.push(fails =>
          // The service's client throws plain objects of this kind.
          fails === undefined ? resolve({ results: [{ text }] }) : reject(fails),
        )
      })
    },
  }
  const client = createSearchClient(service, {
    wait(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter(one => one !== timer)
      }
    },
    onError: error => errors.push(error),
  })
  return {
    client,
    sent,
    errors,
    answer: (fails?: unknown) => answers.shift()?.(fails),
    pass: (milliseconds: number) => {
      now += milliseconds
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

const ask = (query: string, page = 0) => [{ indexName: 'vendors', params: { query, page } }]

describe('the search client', () => {
  it('answers an empty text itself', async () => {
    const { client, sent, pass } = testSearch()
    expect(await client.search(ask('   '))).toMatchObject({
      results: [{ hits: [], nbHits: 0, index: 'vendors' }],
    })
    pass(5000)
    expect(sent).toEqual([])
  })

  it('waits for a second without typing and sends the last text only', async () => {
    const { client, sent, pass, answer } = testSearch()
    const first = client.search(ask('ha'))
    pass(999)
    const second = client.search(ask('har'))
    pass(999)
    expect(sent).toEqual([])
    pass(1)
    expect(sent).toEqual(['[{"query":"har","page":0}]'])
    const done: string[] = []
    void first.then(() => done.push('first'))
    void second.then(() => done.push('second'))
    answer()
    expect(await first).toEqual(await second)
    expect(done).toEqual(['second', 'first'])
  })

  it('sends another page of the same text at once', async () => {
    const { client, sent, pass, answer } = testSearch()
    const first = client.search(ask('harbor'))
    pass(1000)
    answer()
    await first
    void client.search(ask('harbor', 1))
    expect(sent).toHaveLength(2)
  })

  it('calls a waiting search off when the text is emptied', async () => {
    const { client, sent, pass } = testSearch()
    const typed = client.search(ask('harbor'))
    const emptied = client.search(ask(''))
    pass(5000)
    expect(sent).toEqual([])
    expect(await typed).toEqual(await emptied)
  })

  it('tells of a failure as of any other failed call, and throws it on', async () => {
    const { client, errors, pass, answer } = testSearch()
    const refused = client.search(ask('harbor'))
    pass(1000)
    answer({ message: 'Please log in.', status: 401 })
    await expect(refused).rejects.toMatchObject({ status: 401 })
    const lost = client.search(ask('harbor'))
    pass(1000)
    answer({ message: 'Unreachable hosts' })
    await expect(lost).rejects.toBeDefined()
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      ['no_session', 'Please log in.'],
      ['network', 'The search could not be reached. Try again.'],
    ])
  })

  it('keeps what else the service’s client has', () => {
    expect(testSearch().client.appId).toBe('kept')
  })
})
