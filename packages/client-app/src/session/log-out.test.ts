import { recentPlaces, rememberPlace } from '@product/sdk/nouns/people'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../api'
import { browserMemory } from '../browser-storage'
import { logOut } from './log-out'

afterEach(() => vi.restoreAllMocks())

const vendor = { path: '/drive/vendor/edit/3', name: 'Vega Hauling', kind: 'vendor' }

it('logging out leaves no names of what was opened last behind', async () => {
  vi.spyOn(api, 'logout').mockResolvedValue(undefined as never)
  rememberPlace(browserMemory, 7, vendor)
  await logOut()
  expect(recentPlaces(browserMemory, 7)).toEqual([])
})

it('where the server did not end the session, all of it stays', async () => {
  vi.spyOn(api, 'logout').mockRejectedValue(new Error('unreachable'))
  rememberPlace(browserMemory, 7, vendor)
  await expect(logOut()).rejects.toThrow('unreachable')
  expect(recentPlaces(browserMemory, 7)).toEqual([vendor])
})
