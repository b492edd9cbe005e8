import { expect, it } from 'vitest'
import { ApiError } from '../../contract/api-error'
import { isRefusedSession, retryPause } from './unanswered'

it.each(['no_session', 'forbidden', 'not_found'] as const)('%s says that the session is nobody’s', code => {
  expect(isRefusedSession(new ApiError(code, ''))).toBe(true)
})

it.each(['network', 'unavailable', 'server', 'too_many'] as const)('%s says nothing of the session', code => {
  expect(isRefusedSession(new ApiError(code, ''))).toBe(false)
})

it('neither does a fault of the page', () => {
  expect(isRefusedSession(new TypeError('x is undefined'))).toBe(false)
})

it('the pause doubles with each failure from a second up to 15', () => {
  expect([1, 2, 3, 4, 5, 60].map(retryPause)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
