import { expect, it } from 'vitest'
import { callerAddress } from './caller-address'

it.each([
  ['the connection, without a proxy', 0, '1.1.1.1', '10.0.0.9'],
  ['what the one proxy added', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['what the outer of two proxies added', 2, '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
  ['the connection, where the proxy added nothing', 1, null, '10.0.0.9'],
  ['the address alone, where the proxy wrote its port too', 1, '6.6.6.6, 1.1.1.1:40312', '1.1.1.1'],
  ['the same of a longer address', 1, '[2001:db8::7]:40312', '2001:db8::7'],
  ['a longer address as it stands', 1, '2001:db8::7', '2001:db8::7'],
  [
    'the connection, where the proxy passed on what is no address',
    1,
    `6.6.6.6, ${'x'.repeat(5000)}`,
    '10.0.0.9',
  ],
  ['the connection, where the proxy did not know', 1, 'unknown', '10.0.0.9'],
  ['the connection, where fewer added than are trusted', 3, '1.1.1.1', '10.0.0.9'],
])('the caller is %s', (_, proxies, forwarded, address) => {
  expect(callerAddress('10.0.0.9', forwarded, proxies)).toBe(address)
})
