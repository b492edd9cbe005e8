import { LARGEST_ID } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { isRecordId } from './record-id'

it.each([
  ['1', true],
  [String(LARGEST_ID), true],
  [String(LARGEST_ID + 1), false],
  ['0', false],
  ['007', false],
  ['-3', false],
  ['1.5', false],
  ['abc', false],
  ['', false],
])('an address with %j can name a record: %s', (text, may) => {
  expect(isRecordId(text)).toBe(may)
})
