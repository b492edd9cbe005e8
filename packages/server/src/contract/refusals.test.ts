import { expect, it } from 'vitest'
import { api } from '@product/sdk/api'
import type { Endpoint } from '@product/sdk/contract'
import { z } from 'zod'
import { readBySchema } from './refusals'

const schema = z.object({
  truck_id: z.number().int().min(1).max(99),
  side: z.enum(['front', 'back']),
  body: z.string().min(1).max(1600),
  userName: z.string().min(3),
  list: z.array(z.object({ email: z.email() })).max(2),
  on: z.iso.date(),
  own: z.string().max(3, 'Please say less.'),
})

const good = {
  truck_id: 7,
  side: 'front',
  body: 'Hi',
  userName: 'Ann',
  list: [{ email: 'ann@example.com' }],
  on: '2026-05-01',
  own: 'Hi',
}

it('what a schema takes comes back', () => {
  expect(readBySchema(schema, good)).toEqual({ data: good })
})

it.each([
  ['a number that is too large', { truck_id: 100 }, { truck_id: 'Truck id may be at most 99.' }],
  ['a number that is too small', { truck_id: 0 }, { truck_id: 'Truck id has to be at least 1.' }],
  ['none at all', { truck_id: Number.NaN }, { truck_id: 'Truck id has to be a number.' }],
  ['half of one', { truck_id: 1.5 }, { truck_id: 'Truck id has to be a whole number.' }],
  ['a text in its place', { truck_id: '7' }, { truck_id: 'Truck id has to be a number.' }],
  ['nothing', { side: undefined }, { side: 'Side has to be one of: front, back.' }],
  ['none of the choices', { side: 'top' }, { side: 'Side has to be one of: front, back.' }],
  ['a long text', { body: 'a'.repeat(1601) }, { body: 'Body may have at most 1,600 characters.' }],
  ['an empty text', { body: '' }, { body: 'Body must not be empty.' }],
  ['a missing text', { body: undefined }, { body: 'Body is missing.' }],
  ['a short text', { userName: 'A' }, { userName: 'User name has to have at least 3 characters.' }],
  [
    'a long list',
    { list: [good.list[0], good.list[0], good.list[0]] },
    { list: 'List may have at most 2 entries.' },
  ],
  ['no address', { list: [{ email: 'x' }] }, { 'list.0.email': 'Email is not an e-mail address.' }],
  ['no date', { on: 'tomorrow' }, { on: 'On is not a date.' }],
  ['what has words of its own', { own: 'Hello' }, { own: 'Please say less.' }],
])('%s is refused in a plain sentence', (_, wrong, issues) => {
  expect(readBySchema(schema, { ...good, ...wrong })).toEqual({ issues })
})

it('what is no object at all is refused in a plain sentence', () => {
  expect(readBySchema(schema, 'x')).toEqual({
    issues: { '': 'This is not in the form that is expected here.' },
  })
})

const JUNK = [
  Number.NaN,
  Infinity,
  -1,
  1.5,
  1e300,
  null,
  true,
  '',
  'x',
  '1e400',
  'x'.repeat(100_000),
  [],
  [null],
  {},
  { a: 1 },
]

/** Values in the place of a field, and of a field within it. */
const wrongValues = (inner: readonly string[]): unknown[] => [
  ...JUNK,
  ...inner.flatMap(name => JUNK.map(value => ({ [name]: value }))),
]

const fieldsOf = (schema: unknown): readonly string[] => {
  const shape: unknown = Reflect.get(Object(schema), 'shape')
  return Object.keys(Object(shape))
}

it('no call refuses anything in the words of a program', () => {
  const said = new Set<string>()
  for (const endpoint of Object.values<Endpoint>(api)) {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
      if (schema === undefined) continue
      const shape = Object(Reflect.get(schema, 'shape'))
      const wrong = fieldsOf(schema).flatMap(name =>
        wrongValues(fieldsOf(shape[name])).map(value => ({ [name]: value })),
      )
      for (const value of [...JUNK, ...wrong]) {
        for (const text of Object.values(readBySchema(schema, value).issues ?? {})) said.add(text)
      }
    }
  }
  expect(said.size).toBeGreaterThan(100)
  expect(
    [...said].filter(text => /expected (?!here)|received|invalid|NaN|undefined|\bobject\b/i.test(text)),
  ).toEqual([])
})
