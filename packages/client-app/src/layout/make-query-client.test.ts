import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from './make-query-client'

afterEach(() => onlineManager.setOnline(true))

it('a browser that believes itself offline asks the server all the same', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not reached')))
  const answer = makeQueryClient().fetchQuery({ queryKey: ['routes'], queryFn })
  await expect(answer).rejects.toThrow('not reached')
  expect(queryFn).toHaveBeenCalledOnce()
})
