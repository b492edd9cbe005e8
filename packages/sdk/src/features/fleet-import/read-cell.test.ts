import { describe, expect, it } from 'vitest'
import { importField } from './import-fields'
import { FLEET_IMPORT_TEXTS } from './import-texts'
import { readCell } from './read-cell'

const read = (target: string, cell: string) => {
  const found = importField(target)
  if (!found) throw new Error(`No field ${target}`)
  return readCell(found.name, found.field, cell, '2026-05-20')
}

describe('a cell', () => {
  it.each([
    ['vendor.city', '  Los Angeles ', 'Los Angeles'],
    ['vendor.city', ' ', undefined],
    ['vendor.city', 'NULL', undefined],
    ['vendor.city', '#N/A', undefined],
    ['vendor.name', 'Null', 'Null'],
    ['truck.name', '=1+1', '=1+1'],
    ['truck.name', '=HYPERLINK("http://x","y")', '=HYPERLINK("http://x","y")'],
    ['truck.name', `'=1+1`, '=1+1'],
    ['truck.name', `'t Hooft`, `'t Hooft`],
    ['truck.license_plate', '="007"', '007'],
    ['truck.year', '2019', 2019],
    ['truck.year', '2019.0', 2019],
    ['truck.year', 'abc', 'abc'],
    ['truck.year', '1,9', '1,9'],
    ['truck.miles_per_day', '1,250.5', 1250.5],
    ['vendor.rating', '★★★', 3],
    ['vendor.rating', '4', 4],
    ['vendor.eligible', 'Yes', true],
    ['vendor.eligible', '0', false],
    ['vendor.eligible', 'Sí', true],
    ['vendor.eligible', 'maybe', 'maybe'],
    ['vendor.pipeline', 'worked_with', 'Worked With'],
    ['vendor.pipeline', 'WARM', 'Warm'],
    ['vendor.pipeline', 'Hot', 'Hot'],
    ['vendor.date_added', '2024-01-15', '2024-01-15'],
    ['vendor.date_added', '2024-01-15 00:00:00', '2024-01-15'],
    ['vendor.date_added', '1/5/2024', '2024-01-05'],
    ['vendor.date_added', '01/15/24', '2024-01-15'],
    ['vendor.date_added', '5/20/26', '2026-05-20'],
    ['vendor.date_added', '3/1/99', '1999-03-01'],
    ['vendor.date_added', '3/1/27', '1927-03-01'],
    ['vendor.date_added', '15/01/2024', '15/01/2024'],
    ['vendor.phone_num', `'3235550114`, '3235550114'],
    ['vendor.phone_num', '="4245550115"', '4245550115'],
    ['vendor.phone_num', '3105550113.0', '3105550113'],
    ['vendor.phone_num', '\u202a+1 310 555 0129\u202c', '+1 310 555 0129'],
    ['truck.imei', '35-209900-000001-4', '352099000000014'],
  ])('%s holding %j is read as %j', (target, cell, value) => {
    expect(read(target, cell)).toEqual(value === undefined ? {} : { value })
  })

  it.each(['vendor.phone_num', 'truck.imei'])('%s that a spreadsheet has shortened is refused', target => {
    expect(read(target, '1.31056E+10')).toEqual({ problem: FLEET_IMPORT_TEXTS.spoiltNumber })
  })
})
