import type { RecordField, RecordFields } from '@product/sdk/contract'
import { expect, it } from 'vitest'
import { fieldColumns } from './field-columns'
import { fieldLabels } from './field-texts'
import { fieldValueText } from './field-value-text'

const FIELDS = {
  picture: { kind: 'line', label: 'Picture', column: 'never', bodyName: 'pictureUrl' },
  name: { kind: 'line', label: 'Name', rowName: 'driver_name', columnLabel: 'Driver', column: 'shown' },
  ssn: { kind: 'line', label: 'SSN', private: true },
  phone: { kind: 'phone', label: 'Phone' },
  rate: { kind: 'cents', label: 'Rate' },
  rating: { kind: 'rating', label: 'Rating', most: 5 },
  miles: { kind: 'number', label: 'Miles', unit: 'miles' },
  pipeline: { kind: 'choice', label: 'Pipeline', options: { warm: 'Warm lead' } },
  joined_on: { kind: 'day', label: 'Date added', column: 'shown' },
} as const satisfies RecordFields

const columns = fieldColumns(FIELDS, { resource: 'drivers', own: { joined_on: { align: 'right' } } })
const column = (source: string) => {
  const found = columns.find(column => column.source === source)
  if (!found) throw new Error(`There is no column ${source}`)
  return found
}

it('columns stand in the record’s order by the list’s names, without what is private or never shown', () => {
  expect(columns.map(({ source, hidden, align }) => [source, hidden ?? false, align])).toEqual([
    ['driver_name', false, undefined],
    ['phone', true, undefined],
    ['rate', true, 'right'],
    ['rating', true, 'right'],
    ['miles', true, 'right'],
    ['pipeline', true, undefined],
    ['joined_on', false, 'right'],
  ])
})

const texts = {
  label: () => '',
  help: () => undefined,
  unit: () => 'miles',
  option: (_name: string, field: RecordField, value: string) =>
    field.kind === 'choice' ? (field.options[value] ?? value) : value,
}

it.each([
  ['phone', '+12133734253', '(213) 373-4253', '+12133734253'],
  ['rate', 123456, '$1,234.56', '1234.56'],
  ['rating', 4, '4 / 5', 4],
  ['miles', 1234.5, '1,234.5 miles', 1234.5],
  ['pipeline', 'warm', 'Warm lead', 'Warm lead'],
  ['joined_on', '2026-05-01', '05/01/2026', '2026-05-01'],
] as const)('%s of %j reads %s, and %s in a file', (source, value, read, written) => {
  const { csv } = column(source)
  expect(fieldValueText(source, FIELDS[source], value, texts)).toBe(read)
  expect(typeof csv === 'function' && csv({ id: 1, [source]: value })).toBe(written)
})

it.each(['phone', 'rate', 'rating', 'miles', 'pipeline', 'joined_on'] as const)(
  '%s that is none is empty',
  source => {
    const { csv } = column(source)
    expect(fieldValueText(source, FIELDS[source], null, texts)).toBe('')
    expect(typeof csv === 'function' && csv({ id: 1, [source]: null })).toBeNull()
  },
)

it('an option goes into files by its label, one that is no more as it is stored', () => {
  const { csv } = column('pipeline')
  const written = ['warm', 'cold'].map(pipeline => typeof csv === 'function' && csv({ id: 1, pipeline }))
  expect(written).toEqual(['Warm lead', 'cold'])
})

it('labels stand under every name that a field has', () => {
  expect(fieldLabels({ picture: FIELDS.picture, name: FIELDS.name })).toEqual({
    picture: 'Picture',
    pictureUrl: 'Picture',
    name: 'Name',
    driver_name: 'Driver',
  })
})
