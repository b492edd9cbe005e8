import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../contract/endpoint'
import { answer, overtaken, pending, refusal, unreachable } from './answer'

const total = endpoint({
  method: 'GET',
  path: '/total',
  summary: 'A total.',
  access: 'any',
  answer: z.object({ miles: z.number() }),
})

describe('a canned answer', () => {
  it('carries the method and path of its endpoint and the body as given', () => {
    expect(answer(total, { miles: 3.5 })).toEqual({
      method: 'GET',
      path: '/total',
      status: 200,
      body: { miles: 3.5 },
    })
  })

  it('that the contract does not know is refused with the name of the call', () => {
    // A wrong type is a compile error too; the cast stands for data that came from elsewhere.
    const wrong = { miles: 'far' } as unknown as { miles: number }
    expect(() => answer(total, wrong)).toThrow('GET /total never answers this')
  })

  it('can be a refusal with the status of its code', () => {
    expect(refusal(total, 'invalid', 'Please check the fields.', { miles: 'Required' })).toMatchObject({
      status: 422,
      body: { code: 'invalid', message: 'Please check the fields.', issues: { miles: 'Required' } },
    })
  })

  it('can be a stale edit that is refused, with what is stored as the contract has it', () => {
    const edit = endpoint({ ...total, method: 'PUT', stored: z.object({ version: z.number() }) })
    expect(overtaken(edit, { version: 2 })).toMatchObject({ status: 409, body: { stored: { version: 2 } } })
    const wrong = { version: 'two' } as unknown as { version: number }
    expect(() => overtaken(edit, wrong)).toThrow('PUT /total never holds this')
  })

  it('can stay away for ever or fail to be reached', () => {
    expect(pending(total).status).toBe('pending')
    expect(unreachable(total).status).toBe('network')
  })
})
