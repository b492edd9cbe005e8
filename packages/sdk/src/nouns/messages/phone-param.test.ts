import { expect, it } from 'vitest'
import { phoneParam } from './phone-param'

it.each(['+13105550100', ' 13105550100', '13105550100', '3105550100', '(310) 555-0100'])(
  'reads %j as the number of a thread',
  text => expect(phoneParam.parse(text)).toBe('+13105550100'),
)

it('keeps the number of another country', () => {
  expect(phoneParam.parse('+442079460000')).toBe('+442079460000')
})

it('keeps a short code, from which services send', () => {
  expect(phoneParam.parse('+12345')).toBe('+12345')
})

it.each(['HAULBANK', 'Pay Day-1', 'x'])('keeps %j, the name of a sender', text => {
  expect(phoneParam.parse(text)).toBe(text)
})

it.each(['', 'a name of thirteen', '<b>', '310555010a', '+', '1', '0123456789012345'])('refuses %j', text => {
  expect(phoneParam.safeParse(text).success).toBe(false)
})
