import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from './api-error'
import { endpoint } from './endpoint'
import { runSteps, type Step } from './run-steps'

const api = {
  make: endpoint({
    method: 'POST',
    path: '/thing',
    summary: 'Make a thing.',
    access: 'any',
    body: z.object({ name: z.string() }),
    answer: z.object({ id: z.number() }),
  }),
  paint: endpoint({
    method: 'PUT',
    path: '/thing/{id}',
    summary: 'Paint a thing.',
    access: 'any',
    params: z.object({ id: z.number() }),
    answer: z.object({ id: z.number() }),
  }),
}

const steps: Step<typeof api, string>[] = [
  { call: 'make', input: { body: { name: 'A' } }, edits: ['name'] },
  { call: 'paint', input: ([made]) => ({ params: { id: api.make.answer.parse(made).id } }), edits: ['coat'] },
  { call: 'make', input: { body: { name: 'B' } }, edits: ['second'] },
]

function client(failing?: Error) {
  const sent: unknown[] = []
  return {
    sent,
    make: async (input: unknown) => {
      sent.push(['make', input])
      return { id: 7 }
    },
    paint: async (input: unknown) => {
      sent.push(['paint', input])
      if (failing !== undefined) throw failing
      return { id: 7 }
    },
  }
}

describe('steps', () => {
  it('are sent in their order, each with what the answers before it gave', async () => {
    const fake = client()
    const outcome = await runSteps<typeof api, string>(fake, steps)
    expect(fake.sent).toEqual([
      ['make', { body: { name: 'A' } }],
      ['paint', { params: { id: 7 } }],
      ['make', { body: { name: 'B' } }],
    ])
    expect(outcome).toEqual({ done: steps, answers: [{ id: 7 }, { id: 7 }, { id: 7 }] })
  })

  it('stop at the first failure, and say what was done and what was not sent', async () => {
    const fake = client(new ApiError('network', 'No connection'))
    const outcome = await runSteps<typeof api, string>(fake, steps)
    expect(fake.sent).toHaveLength(2)
    expect(outcome.done).toEqual([steps[0]])
    expect(outcome.failed).toMatchObject({ step: steps[1], error: { code: 'network' }, notSent: [steps[2]] })
  })

  it('throw what is no failed call', async () => {
    const abort = new DOMException('Left the page', 'AbortError')
    await expect(runSteps<typeof api, string>(client(abort), steps)).rejects.toBe(abort)
  })
})
