import type { RecordFields } from '@product/sdk/contract'
import { boolean, doublePrecision, integer, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, expectTypeOf, it } from 'vitest'
import {
  answerColumns,
  answerOf,
  excludedFields,
  rowColumns,
  rowOf,
  storedFields,
  wire,
} from './record-columns'
import { instant } from './tables/instant'

const FIELDS = {
  picture: { kind: 'line', label: 'Picture', required: 'Missing', olderLackIt: true, bodyName: 'pictureUrl' },
  name: { kind: 'line', label: 'Name', required: 'Missing', rowName: 'driver_name' },
  ssn: { kind: 'line', label: 'SSN', private: true },
  miles: { kind: 'number', label: 'Miles' },
  eligible: { kind: 'yes_no', label: 'Eligible', default: false },
  starts_at: { kind: 'instant', label: 'Start', required: 'Missing' },
  joined_at: { kind: 'instant', label: 'Joined', answeredOnly: true },
} as const satisfies RecordFields

const drivers = pgTable('drivers', {
  driver_id: integer().primaryKey(),
  picture: text(),
  name: text().notNull(),
  ssn: text(),
  miles: doublePrecision(),
  eligible: boolean().notNull(),
  starts_at: instant('starts_at').notNull(),
  joined_at: instant('joined_at'),
})

const stored = {
  driver_id: 3,
  picture: null,
  name: 'Ann',
  ssn: '123-45-6789',
  miles: 1.5,
  eligible: true,
  starts_at: new Date('2026-05-01T07:00:00Z'),
  joined_at: null,
}
const answered = {
  picture: null,
  name: 'Ann',
  ssn: '123-45-6789',
  miles: 1.5,
  eligible: true,
  starts_at: '2026-05-01T07:00:00.000Z',
  joined_at: null,
}

it('a record’s own answer selects its columns by name', () => {
  const columns = answerColumns(drivers, FIELDS)
  expect(Object.keys(columns)).toEqual(Object.keys(FIELDS))
  expect(columns.name).toBe(drivers.name)
  expectTypeOf(columns.joined_at).toEqualTypeOf<typeof drivers.joined_at>()
})

it('a list selects what is not private, by the names that lists have', () => {
  const columns = rowColumns(drivers, FIELDS)
  expect(columns).toEqual({
    picture: drivers.picture,
    driver_name: drivers.name,
    miles: drivers.miles,
    eligible: drivers.eligible,
    starts_at: drivers.starts_at,
    joined_at: drivers.joined_at,
  })
  expectTypeOf(columns).not.toHaveProperty('ssn')
})

it('a field whose column is of another kind does not compile', () => {
  expectTypeOf<typeof drivers.$inferSelect>().toExtend<Parameters<typeof answerOf<typeof FIELDS>>[1]>()
  expectTypeOf<typeof drivers.$inferSelect>().not.toExtend<
    Parameters<typeof answerOf<{ name: { kind: 'number'; label: 'Name' } }>>[1]
  >()
  expectTypeOf<typeof drivers.$inferSelect>().not.toExtend<
    Parameters<typeof answerOf<{ colour: { kind: 'line'; label: 'Colour' } }>>[1]
  >()
})

it('a body is stored by column, instants as dates; what it leaves out is not touched', () => {
  const body = {
    pictureUrl: '/a.png',
    name: 'Ann',
    ssn: null,
    eligible: false,
    starts_at: '2026-05-01T07:00:00.000Z',
  }
  expect(storedFields(FIELDS, body)).toEqual({
    picture: '/a.png',
    name: 'Ann',
    ssn: null,
    miles: undefined,
    eligible: false,
    starts_at: stored.starts_at,
  })
  expectTypeOf(storedFields(FIELDS, body)).toEqualTypeOf<{
    picture: string
    name: string
    ssn: null
    eligible: boolean
    starts_at: Date
  }>()
})

it('an insert that meets a stored row sets the fields that bodies have', () => {
  const { name } = excludedFields(FIELDS)
  expect(new PgDialect().sqlToQuery(name).sql).toBe('excluded."name"')
  expect(Object.keys(excludedFields(FIELDS))).toEqual(Object.keys(FIELDS).filter(key => key !== 'joined_at'))
})

it('a stored row is answered with the record’s fields and no other, instants in UTC', () => {
  expect(answerOf(FIELDS, stored)).toEqual(answered)
  const { name, ssn: _, ...others } = answered
  expect(rowOf(FIELDS, stored)).toEqual({ ...others, driver_name: name })
  expect(wire(stored)).toEqual({ driver_id: 3, ...answered })
})
