import { expect, it } from 'vitest'
import { aesCipher } from './cipher'

const cipher = aesCipher('0123456789abcdef'.repeat(4))

it('a number is stored so that only the key opens it', async () => {
  const sealed = await cipher.seal('123456789')
  expect(sealed).not.toContain('123456789')
  expect(await cipher.open(sealed)).toBe('123456789')
  expect(await aesCipher('f'.repeat(64)).open(sealed)).toBeUndefined()
})

it('two vendors of one number are not told apart by what is stored', async () => {
  expect(await cipher.seal('123456789')).not.toBe(await cipher.seal('123456789'))
})

it('a text is marked alike by one key and otherwise by another', () => {
  const mark = cipher.mark('{"password":"hunter22"}')
  expect(cipher.mark('{"password":"hunter22"}')).toBe(mark)
  expect(aesCipher('f'.repeat(64)).mark('{"password":"hunter22"}')).not.toBe(mark)
  expect(cipher.mark('{"password":"hunter23"}')).not.toBe(mark)
})

it('what was altered is not opened', async () => {
  const sealed = await cipher.seal('123456789')
  const altered = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  for (const broken of [altered, '', 'v1', 'v1..', 'v2.a.b', 'v1.%%%.%%%'])
    expect(await cipher.open(broken)).toBeUndefined()
})
