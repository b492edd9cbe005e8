import { createApiClient } from '@product/sdk/client'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch'
import { todosOf } from '../../testing/todos-of'
import { aContact } from './story-threads'
import { failedThreads, unreadThreads } from './thread-todos'

const VEGA = '/communication/Vega%20Hauling/%2B13105550101/3'

it('unread threads say their last words, their pictures, that they are empty, or that they were marked', async () => {
  const chats = [
    aContact({ body: ' Running late ' }),
    aContact({ body: '', last_num_media: 3 }),
    aContact({ body: '' }),
    aContact({ last_direction: 'outbound' }),
  ]
  expect(await todosOf(unreadThreads, { '/communication/chats/unread': { chats } }, 5)).toEqual([
    ['+13105550101', 'threads_todos.wrote', undefined, VEGA, false],
    ['+13105550101', 'threads_todos.sent_pictures', 3, VEGA, false],
    ['+13105550101', 'threads_todos.sent_nothing', undefined, VEGA, false],
    ['+13105550101', 'threads_todos.marked', undefined, VEGA, false],
  ])
})

it('threads in which our last word did not arrive are pressing', async () => {
  const failed = aContact({ last_direction: 'outbound', last_status: 'failed' })
  const chats = [failed, { ...failed, last_status: 'undelivered' }]
  expect(await todosOf(failedThreads, { '/communication/chats/all': { chats } }, 2)).toEqual([
    ['+13105550101', 'threads_todos.not_sent', undefined, VEGA, true],
    ['+13105550101', 'threads_todos.not_delivered', undefined, VEGA, true],
  ])
})

it('the server looks for them among all threads, however old', async () => {
  const asked: string[] = []
  const { fetch } = fakeFetch(({ path }) => {
    asked.push(path)
    return { body: { chats: [] } }
  })
  const api = createApiClient({ baseUrl: '/api', fetch })
  await failedThreads.load(api, { now: 0, role: 1, signal: new AbortController().signal })
  expect(asked).toEqual(['/communication/chats/all?failed=true&limit=100'])
})
