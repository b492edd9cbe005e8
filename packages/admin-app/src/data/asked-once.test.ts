import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askedOnce } from './asked-once'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const api = {}

type Ask = (by: object, id: string) => Promise<string>

it('what two ask at one moment is asked once', async () => {
  const ask = vi.fn<Ask>(async (_by, id) => `list of ${id}`)
  const asked = askedOnce(ask)
  expect(await Promise.all([asked(api, '1'), asked(api, '1'), asked(api, '2')])).toEqual([
    'list of 1',
    'list of 1',
    'list of 2',
  ])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('what is asked later is asked anew, be the first answer still on its way', async () => {
  let answer = 'before the change'
  const asked = askedOnce(async (_by: object, _id: string) => answer)
  const before = asked(api, '1')
  vi.runAllTimers()
  answer = 'after it'
  expect(await Promise.all([before, asked(api, '1')])).toEqual(['before the change', 'after it'])
})

it('a question that failed fails for all who asked it, and is asked anew', async () => {
  const ask = vi.fn<Ask>(async () => 'list')
  ask.mockRejectedValueOnce(new Error('no network'))
  const asked = askedOnce(ask)
  const both = [asked(api, '1'), asked(api, '1')]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  vi.runAllTimers()
  expect(await asked(api, '1')).toBe('list')
})

it('two who ask for themselves get answers of their own', async () => {
  const ask = vi.fn<Ask>(async () => 'list')
  const asked = askedOnce(ask)
  await Promise.all([asked({}, '1'), asked({}, '1')])
  expect(ask).toHaveBeenCalledTimes(2)
})
