import { expect, it } from 'vitest'
import { z } from 'zod'
import { plainIssue } from './plain-issue'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainIssue }).error?.issues.map(({ message }) => message)

it.each([
  [
    'a number that is none',
    z.object({ miles_per_day: z.number() }),
    { miles_per_day: Number.NaN },
    'Miles per day has to be a number.',
  ],
  ['what is missing', z.object({ truckId: z.number() }), {}, 'Truck id is missing.'],
  ['a list in the place of a text', z.object({ name: z.string() }), { name: [] }, 'Name has to be a text.'],
  ['what is not known', z.strictObject({}), { age: 1 }, 'This holds what is not known here: age.'],
  [
    'none of several forms',
    z.union([z.number(), z.null()]),
    'x',
    'This is not in the form that is expected here.',
  ],
])('%s is refused in a plain sentence', (_, schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence])
})

it('words of its own a schema keeps', () => {
  expect(said(z.string('Please say something.'), 7)).toEqual(['Please say something.'])
})
