import { describe, expect, it } from 'vitest'
import { columnsProblem, guessColumns } from './guess-columns'
import { IMPORT_TARGETS, targetLabel } from './import-fields'
import { FLEET_IMPORT_TEXTS } from './import-texts'
import { isPersonalNumber } from './personal-numbers'

describe('the fields of columns', () => {
  it('are known by the names and the labels of the forms', () => {
    for (const { target, side, name, field } of IMPORT_TARGETS) {
      expect.soft(guessColumns([`${side}_${name}`]), name).toEqual([target])
      expect.soft(guessColumns([`${side} ${field.label}`]), field.label).toEqual([target])
    }
  })

  it('are all known in the empty table that the page hands out', () => {
    const targets = IMPORT_TARGETS.map(({ target }) => target)
    expect(guessColumns(targets.map(targetLabel))).toEqual(targets)
  })

  it.each([
    ['a list of vendors', ['Vendor', 'Mobile', 'City'], ['vendor.name', 'vendor.phone_num', 'vendor.city']],
    ['names alone', ['name', 'phone', 'phone2'], ['vendor.name', 'vendor.phone_num', null]],
    [
      'a list of trucks',
      ['company', 'NAME', 'License-Plate', 'yr', 'Areas covered'],
      ['vendor.name', 'truck.name', 'truck.license_plate', 'truck.year', 'truck.area_covered'],
    ],
    [
      'both in a row',
      ['Vendor_Name', 'Phone #', 'Unit #', 'Plate', 'IMEI', 'Notes'],
      ['vendor.name', 'vendor.phone_num', 'truck.name', 'truck.license_plate', 'truck.imei', 'vendor.notes'],
    ],
    [
      'Spanish heads',
      ['Proveedor', 'Teléfono', 'Camión', 'Placas', 'Año', 'Dueño'],
      ['vendor.name', 'vendor.phone_num', 'truck.name', 'truck.license_plate', 'truck.year', null],
    ],
    ['a head that says nothing', ['', 'Favourite colour', 'City'], [null, null, 'vendor.city']],
    [
      'heads without blanks',
      ['VendorName', 'phoneNumber', 'LicensePlate', 'TruckYear', 'IMEI'],
      ['vendor.name', 'vendor.phone_num', 'truck.license_plate', 'truck.year', 'truck.imei'],
    ],
    ['two heads for one field', ['City', 'Town'], ['vendor.city', null]],
  ])('are guessed from %s', (_, heads, columns) => {
    expect(guessColumns(heads)).toEqual(columns)
  })

  it.each([
    'SSN',
    'ssn_last_4',
    'Vendor SSN',
    'EIN',
    'Tax ID',
    'Tax #',
    'SS#',
    'tax_id_number',
    'Social Security No.',
    'W-9',
    'RFC',
    'Federal Tax ID',
    'Carrier Tax ID',
    'Federal ID #',
    'OwnerSSN',
    'ownerSsn',
    'ownerssn',
    'SSNumber',
    'ssnNumber',
    'taxIdNumber',
    'TAXID',
    'S.S.N.',
    'S. S. N.',
    'E.I.N.',
    'Owner E.I.N. (9 digits)',
    'F.E.I.N.',
    'Social',
    'Soc. Sec. #',
    'SocialSecurityNumber',
    'Nº de Seguro Social',
    'Employer Identification No.',
    'IRS No.',
    'EIN/SSN',
    'Owner’s SSN or ITIN',
    'Número fiscal',
    'Personal ID',
  ])('leave out %s', head => {
    expect(isPersonalNumber(head)).toBe(true)
    expect(guessColumns([head, 'Vendor'])).toEqual([null, 'vendor.name'])
    expect(columnsProblem([head], ['vendor.code'])).toBe(FLEET_IMPORT_TEXTS.personalNumber)
  })

  it.each([
    'Being',
    'Lessness',
    'Vendor',
    'Tint',
    'Reference',
    'Razón social',
    'Social media',
    'Unit No.',
    'Fedex',
  ])('take %s for no number of the tax office', head => {
    expect(isPersonalNumber(head)).toBe(false)
  })

  it.each([
    [['vendor.name', null], undefined],
    [[null, null], FLEET_IMPORT_TEXTS.noColumns],
    [['vendor.name', 'vendor.name'], FLEET_IMPORT_TEXTS.columnTwice('Vendor: Name')],
    [['vendor.ssn'], FLEET_IMPORT_TEXTS.unknownColumn('vendor.ssn')],
    [['vendor.profile_picture'], FLEET_IMPORT_TEXTS.unknownColumn('vendor.profile_picture')],
    [['vendor.name', null, null], FLEET_IMPORT_TEXTS.badColumns],
  ])('set as %j: %s', (columns, problem) => {
    expect(columnsProblem(['Who', 'What'], columns)).toBe(problem)
  })
})
