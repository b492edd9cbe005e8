import { ApiError } from '@product/sdk/client'
import { expect, it } from 'vitest'
import { storyTrucks, storyVendor } from './story-vendors'
import { besideInputs, newVendorBody, vendorEdits, vendorRecord } from './vendor-record'

const paper = { name: 'Insurance.pdf', url: '/media/a.pdf', size: 1200 }
const record = { ...vendorRecord(storyVendor, storyTrucks) }

it('a vendor on whose page nothing was staged is saved with the fields alone', () => {
  const { version, trucks, files, fields } = vendorEdits(record)
  expect([version, trucks, files]).toEqual([1, { removed: [] }, { added: [], removed: [] }])
  expect(fields).toMatchObject({ name: 'Vega Hauling', ssn: '•••-••-6789', ein: null })
  expect(fields).not.toHaveProperty('vendor_id')
})

it('staged papers are sent with their kind, and deletions by number', () => {
  const staged = {
    ...record,
    added_files: [paper],
    added_agreements: [{ ...paper, url: '/media/b.pdf' }],
    removed_papers: [31],
    removed_trucks: [6],
  }
  expect(vendorEdits(staged)).toMatchObject({
    trucks: { removed: [6] },
    files: {
      added: [
        { name: 'Insurance.pdf', kind: 'file', url: '/media/a.pdf' },
        { name: 'Insurance.pdf', kind: 'agreement', url: '/media/b.pdf' },
      ],
      removed: [31],
    },
  })
})

it('what somebody else deleted meanwhile is not deleted again', () => {
  const { trucks, files } = vendorEdits({ ...record, removed_papers: [31, 99], removed_trucks: [98] })
  expect([trucks, files?.removed]).toEqual([{ removed: [] }, [31]])
})

it('a new vendor takes the papers along', () => {
  expect(newVendorBody({ ...record, added_files: [paper] })).toMatchObject({
    name: 'Vega Hauling',
    edits: { files: { added: [{ name: 'Insurance.pdf', kind: 'file' }] } },
  })
})

it.each([
  ['fields.name', 'name'],
  ['name', 'name'],
  ['trucks.removed.0', 'removed_trucks'],
  ['files.removed.1', 'removed_papers'],
  ['files.added.0.name', 'added_files'],
  ['file_data', 'added_files'],
])('a refusal of %s stands beside %s', (path, name) => {
  const told = besideInputs(new ApiError('invalid', 'No.', { issues: { [path]: 'No.' }, requestId: 'r1' }))
  expect(told).toMatchObject({ status: 422, message: 'No.', issues: { [name]: 'No.' }, requestId: 'r1' })
})

it('other failures stay what they are', () => {
  const error = new TypeError('broken')
  expect(besideInputs(error)).toBe(error)
})
