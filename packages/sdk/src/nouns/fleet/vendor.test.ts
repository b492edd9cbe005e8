import { expect, it } from 'vitest'
import { DOCUMENT_TEXTS } from '../files/document'
import { newTruck, truckChange } from './truck'
import { attachedFile, newVendor, vendorChange, vendorId } from './vendor'
import { vendorName } from './vendor-checks'
import { VENDOR_TEXTS } from './vendor-fields'

it.each(['../../x', '..\\evil.bat'])('a paper can’t be called %s, however it comes', name => {
  const { error } = attachedFile.safeParse({ url: '/media/a.pdf', name })
  expect(error?.issues[0]?.message).toBe(DOCUMENT_TEXTS.path)
})

it('a new vendor of whom only the name is known has the defaults of the document', () => {
  expect(newVendor.parse({ name: 'Al' })).toMatchObject({
    picture_reporting: true,
    eligible: false,
    rating: 0,
    pipeline: 'Cold',
    city: null,
  })
})

it('a change says nothing of what it leaves out', () => {
  expect(vendorChange.parse({ city: 'Torrance' })).toEqual({ city: 'Torrance' })
  expect(truckChange.parse({ vendor_id: null })).toEqual({ vendor_id: null })
})

it.each(['=HYPERLINK("http://x","y")', '+1 Trucking', '-Dash', '@home', '＝SUM(A1)', ' =1'])(
  'the name %s is refused, since a spreadsheet would run it',
  name => {
    expect(vendorName.safeParse(name).error?.issues[0]?.message).toBe(VENDOR_TEXTS.formulaName)
    expect(vendorChange.safeParse({ name }).success).toBe(false)
  },
)

it.each([`O'Neil & Sons, "Big" Freight`, '1-800-MOVE', 'Ünal = Söhne', '李 Freight'])(
  'the name %s stays as it is',
  name => {
    expect(vendorName.parse(name)).toBe(name)
  },
)

it.each([1885, 2101, 1999.5, 'abc'])('a truck of the year %s is refused', year => {
  expect(newTruck.safeParse({ name: 'Box', year }).success).toBe(false)
})

it('a paper is attached as a file unless it is said to be an agreement', () => {
  expect(attachedFile.parse({ url: '/media/a.pdf', name: ' Insurance ' })).toMatchObject({
    kind: 'file',
    name: 'Insurance',
  })
  expect(vendorId.safeParse(0).success).toBe(false)
})
