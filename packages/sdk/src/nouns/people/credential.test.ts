import { expect, it } from 'vitest'
import { CREDENTIAL_TEXTS, credentialName, newCredential } from './credential'

it('a credential needs an email and nothing else', () => {
  expect(newCredential.safeParse({ name: 'Clara' }).error?.issues[0]?.message).toBe(
    'Credential must have an email.',
  )
  expect(newCredential.parse({ email: ' clara@example.test ' })).toEqual({ email: 'clara@example.test' })
})

it('a blank name or company is none', () => {
  expect(newCredential.parse({ email: 'c@example.test', name: ' ', company: '' })).toEqual({
    email: 'c@example.test',
    name: null,
    company: null,
  })
})

it('a text names a credential by its name, else by its email', () => {
  expect(CREDENTIAL_TEXTS.updated(credentialName({ name: 'Clara', email: 'c@example.test' }))).toBe(
    'The credentials for Clara was updated',
  )
  expect(CREDENTIAL_TEXTS.deleted(credentialName({ name: '', email: 'c@example.test' }))).toBe(
    'The credentials for c@example.test was deleted',
  )
})
