import { expect, it } from 'vitest'
import { valueText } from './value-text'

const words = { yes: 'Yes', no: 'No', moment: (instant: string) => `at ${instant.slice(0, 10)}` }

it.each([
  ['csv_report_enabled', false, 'No'],
  ['csv_report_enabled', true, 'Yes'],
  ['end_date', '2026-12-31T23:59:59.999Z', 'at 2026-12-31'],
  ['end_date', '2026-12-31', '12/31/2026'],
  ['privilege_id', 3, 'Owner'],
  ['num_stops', 3, '3'],
  ['name', '2026-12-31Tuesday', '2026-12-31Tuesday'],
  ['name', null, ''],
  ['points', [[-118.3, 34.1]], '[[-118.3,34.1]]'],
])('%s %j reads %j', (field, value, text) => expect(valueText(field, value, words)).toBe(text))
