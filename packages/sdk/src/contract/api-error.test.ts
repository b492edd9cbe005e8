import { describe, expect, it } from 'vitest'
import { API_ERROR_STATUS, ApiError, readApiError } from './api-error'

describe('an error answer', () => {
  it('is read with all that the server said', () => {
    const body = {
      message: 'Someone else saved first.',
      code: 'conflict',
      issues: { name: 'Taken', version: 3 },
      request_id: 'r1',
      stored: { name: 'Theirs' },
    }
    expect({ ...readApiError(409, body, 7) }).toEqual({
      name: 'ApiError',
      code: 'conflict',
      status: 409,
      issues: { name: 'Taken' },
      retryAfter: 7,
      requestId: 'r1',
      stored: { name: 'Theirs' },
    })
    expect(readApiError(409, body).message).toBe('Someone else saved first.')
  })

  it.each([
    [400, 'malformed'],
    [401, 'no_session'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [413, 'too_large'],
    [415, 'wrong_type'],
    [422, 'invalid'],
    [429, 'too_many'],
    [500, 'server'],
    [502, 'server'],
    [503, 'unavailable'],
    [418, 'server'],
  ] as const)('with status %i and no code is %s', (status, code) => {
    for (const body of [undefined, null, '<html>', {}, { code: 'of another server' }, { message: '' }]) {
      const error = readApiError(status, body)
      expect([error.code, error.status]).toEqual([code, status])
      expect(error.message).toBe(`The server answered with status ${status}.`)
    }
  })

  it('keeps its code where two share a status', () => {
    expect(readApiError(401, { code: 'bad_credentials' }).code).toBe('bad_credentials')
  })
})

it('an error of the client itself has the status of its code, and no issues', () => {
  for (const code of ['network', 'unexpected_answer'] as const) expect(API_ERROR_STATUS[code]).toBe(0)
  const cause = new TypeError('refused')
  const error = new ApiError('network', 'Not reached.', { cause })
  expect([error.status, error.issues, error.cause, error instanceof Error]).toEqual([0, {}, cause, true])
})
