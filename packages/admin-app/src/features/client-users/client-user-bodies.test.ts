import { newClientUser, clientUserEdit } from '@product/sdk/nouns/people'
import { expect, it } from 'vitest'
import { changedClientUserBody, newClientUserBody } from './client-user-bodies'

const values = {
  id: 11,
  user_name: 'Hal',
  name: 'Hal',
  email: 'hal@example.test',
  company: 'Harbor Foods',
  userProfileUrl: '/media/a.png',
  password: 'as long as it takes',
  version: 3,
}
const sent = {
  name: 'Hal',
  email: 'hal@example.test',
  company: 'Harbor Foods',
  privilege_id: 4,
  userProfileUrl: '/media/a.png',
}

it('a new client user is sent with privilege 4, as the contract takes it', () => {
  const body = newClientUserBody(values)
  expect(body).toEqual({ ...sent, password: 'as long as it takes' })
  expect(newClientUser.parse(body)).toEqual(body)
})

it('a changed client user is sent with the same fields and the version that was read', () => {
  const body = changedClientUserBody(values)
  expect(body).toEqual({ ...sent, password: 'as long as it takes', version: 3 })
  expect(clientUserEdit.parse(body)).toEqual(body)
})

it.each(['', null, undefined])('a password of %j is not sent with a change', password => {
  expect(changedClientUserBody({ ...values, password })).toEqual({ ...sent, version: 3 })
})
