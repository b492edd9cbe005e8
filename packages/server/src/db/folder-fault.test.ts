import { expect, it } from 'vitest'
import { folderFault } from './folder-fault'

it('what the file system refused the embedded database is said in words', () => {
  expect(folderFault({ name: 'ErrnoError', errno: 51 }).message).toBe('no room is left on the disk')
  expect(folderFault({ name: 'ErrnoError', errno: 8 }).message).toBe('its files can’t be used (8)')
  expect(folderFault('gone').message).toBe('its files can’t be used (gone)')
})

it('an error stays what it is', () => {
  const error = new Error('The folder is of a newer version.')
  expect(folderFault(error)).toBe(error)
})
