import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from './create-query-client'

const unreachable = new Error('The server could not be reached.')
const fail = () => Promise.reject(unreachable)

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('a save fails at once instead of waiting unseen', async () => {
    onlineManager.setOnline(false)
    const save = new MutationObserver(createQueryClient(), { mutationFn: fail })
    await expect(save.mutate()).rejects.toBe(unreachable)
  })

  it('a list fails, too, so that its page can say so', async () => {
    onlineManager.setOnline(false)
    const list = createQueryClient().fetchQuery({ queryKey: ['list'], queryFn: fail, retry: false })
    await expect(list).rejects.toBe(unreachable)
  })
})
