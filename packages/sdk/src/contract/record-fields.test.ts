import { expect, expectTypeOf, it } from 'vitest'
import { blankRow } from '../testing/blank-row'
import {
  formValues,
  pickBody,
  privateNames,
  sentenceLabels,
  startValues,
  type RecordAnswer,
  type RecordBody,
  type RecordFields,
  type RecordRow,
} from './record-fields'

const FIELDS = {
  picture: { kind: 'line', label: 'Picture', required: 'Missing', olderLackIt: true, bodyName: 'pictureUrl' },
  name: { kind: 'line', label: 'Name', required: 'Missing', rowName: 'driver_name' },
  ssn: { kind: 'line', label: 'SSN', private: true },
  rate: { kind: 'cents', label: 'Rate', default: 0 },
  gps: { kind: 'choice', label: 'GPS', options: { a: 'A', b: 'B' } },
  joined_at: { kind: 'instant', label: 'Joined', answeredOnly: true },
} as const satisfies RecordFields

it('a body has every field that may be written, by the name of bodies', () => {
  const form = { pictureUrl: '/a.png', name: 'Ann', ssn: '', rate: 5, gps: 'a', joined_at: 'x', id: 3 }
  expect(pickBody(FIELDS, form)).toEqual({ pictureUrl: '/a.png', name: 'Ann', ssn: '', rate: 5, gps: 'a' })
  expectTypeOf<RecordBody<typeof FIELDS>>().toEqualTypeOf<{
    pictureUrl: string
    name: string
    ssn: string | null
    rate: number
    gps: 'a' | 'b' | null
  }>()
})

it('an answer has every field by the name of its column, null where older records lack it', () => {
  expectTypeOf<RecordAnswer<typeof FIELDS>>().toEqualTypeOf<{
    picture: string | null
    name: string
    ssn: string | null
    rate: number
    gps: string | null
    joined_at: string | null
  }>()
})

it('a row of a list has what is not private, by the name of lists, and its form starts from it', () => {
  const row = blankRow(FIELDS)
  expect(row).toEqual({ picture: null, driver_name: '', rate: 0, gps: null, joined_at: null })
  expectTypeOf(row).toEqualTypeOf<RecordRow<typeof FIELDS>>()
  expect(formValues(FIELDS, { ...row, driver_name: 'Ann' })).toEqual({
    pictureUrl: null,
    name: 'Ann',
    ssn: undefined,
    rate: 0,
    gps: null,
  })
})

it('private fields are known by name', () => expect(privateNames(FIELDS)).toEqual(['ssn']))

it('a form starts with what is stored, else with the default, else with none; an option that is no more is none', () => {
  const nothing = { pictureUrl: undefined, name: undefined, ssn: null, rate: 0, gps: null }
  expect(startValues(FIELDS, {})).toEqual(nothing)
  expect(startValues(FIELDS, { name: 'Ann', gps: 'a', joined_at: 'x' })).toEqual({
    ...nothing,
    name: 'Ann',
    gps: 'a',
  })
  expect(startValues(FIELDS, { gps: 'gone' }).gps).toBeNull()
})

it('sentences call a field by its own word for them, else by its label', () => {
  const { name, rate } = FIELDS
  expect(sentenceLabels({ name: { ...name, sentenceLabel: 'the name' }, rate })).toEqual({
    name: 'the name',
    rate: 'Rate',
  })
})
