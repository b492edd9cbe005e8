import { describe, expect, it } from 'vitest'
import { createClients } from './create-client'
import { fakeFetch } from './testing/fake-fetch'
import { createToastBus } from './toasts/toast-bus'

async function failing(status: number, body: object, { background = false } = {}) {
  const toasts = createToastBus()
  const shown: string[] = []
  toasts.subscribe(message => shown.push(message))
  let expired = 0
  const { fetch } = fakeFetch(() => ({ status, body }))
  const session = {
    expire() {
      expired += 1
    },
  }
  const { api, backgroundApi } = createClients({ baseUrl: '/api', fetch, toasts, session: () => session })
  await (background ? backgroundApi : api).teamUsers().catch(() => undefined)
  await api.verify().catch(() => undefined)
  return { shown, expired }
}

describe('a failed call', () => {
  it('shows the server’s message', async () => {
    expect(await failing(500, { message: 'Something went wrong.', code: 'server' })).toEqual({
      shown: ['Something went wrong.'],
      expired: 0,
    })
  })

  it('ends the session on a 401 and says nothing else', async () => {
    expect(await failing(401, { message: 'No session.', code: 'no_session' })).toEqual({
      shown: [],
      expired: 1,
    })
  })

  it('in the background is silent', async () => {
    const { shown } = await failing(500, { message: 'Something went wrong.' }, { background: true })
    expect(shown).toEqual([])
  })

  it('over a stale edit is silent: a choice is shown instead', async () => {
    const { shown } = await failing(409, { message: 'Changed.', code: 'conflict', stored: {} })
    expect(shown).toEqual([])
  })
})
