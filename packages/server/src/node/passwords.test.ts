import { expect, it } from 'vitest'
import { argon2Passwords } from './passwords'

it('a password is stored as argon2id by the least that is advised, otherwise each time, and to the letter', async () => {
  const password = `${'long and with signs ✓ '.repeat(4)} `
  const stored = await argon2Passwords.hash(password)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await argon2Passwords.hash(password)).not.toBe(stored)
  expect(await argon2Passwords.verify(stored, password)).toBe(true)
  expect(await argon2Passwords.verify(stored, password.trim())).toBe(false)
})

it('a hash that can not be read lets nobody in', async () => {
  expect(await argon2Passwords.verify('', '')).toBe(false)
})
