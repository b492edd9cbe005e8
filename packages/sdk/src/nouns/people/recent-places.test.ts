import { beforeEach, describe, expect, it } from 'vitest'
import { guestStorage } from '../../values/guest-storage'
import { forgetPlaces, recentPlaces, rememberPlace } from './recent-places'

// Nothing is taken, so all of it is held in memory.
let storage = guestStorage(() => {
  throw new Error('forbidden')
})
const place = (id: number, name = `Vendor ${id}`) => ({ path: `/vendor/${id}`, name, kind: 'vendor' })

describe('recent places', () => {
  beforeEach(() => {
    storage = guestStorage(() => {
      throw new Error('forbidden')
    })
  })

  it('stand the latest first, each once, under the name that it has now', () => {
    for (const id of [1, 2, 3]) rememberPlace(storage, 7, place(id))
    rememberPlace(storage, 7, place(1, 'Vega Hauling'))
    expect(recentPlaces(storage, 7).map(({ name }) => name)).toEqual(['Vega Hauling', 'Vendor 3', 'Vendor 2'])
  })

  it('are eight at most', () => {
    for (let id = 1; id <= 10; id += 1) rememberPlace(storage, 7, place(id))
    expect(
      recentPlaces(storage, 7)
        .map(({ path }) => path)
        .slice(-1),
    ).toEqual(['/vendor/3'])
    expect(recentPlaces(storage, 7)).toHaveLength(8)
  })

  it('are of one person only, and gone for all at logout; what else is kept stays', () => {
    storage.setItem('theme', 'dark')
    rememberPlace(storage, 7, place(1))
    rememberPlace(storage, 8, place(2))
    expect(recentPlaces(storage, 8)).toEqual([place(2)])
    forgetPlaces(storage)
    expect([recentPlaces(storage, 7), recentPlaces(storage, 8), storage.getItem('theme')]).toEqual([
      [],
      [],
      'dark',
    ])
  })

  it.each(['', '{', '{}', '[1, null, {"path": "/x"}]', 'null'])('that read %j are none', text => {
    storage.setItem('recent-places-7', text)
    expect(recentPlaces(storage, 7)).toEqual([])
  })
})
