import { expect, it } from 'vitest'
import { files } from '../../db/tables/files'
import { trucks, vendors } from '../../db/tables/fleet'
import { memoryFiles } from '../../outside/file-store'
import { unprocessedImages } from '../../outside/image-intake'
import { testApp } from '../../testing/test-app'
import { giveDemoTruckMedia } from './demo-truck-media'
import { drawTruck } from '../../demo/draw-truck'

const PNG = '\x89PNG\r\n\x1a\n'

it('trucks of the demo get photographs and tagged pictures of three months, once', async () => {
  const store = memoryFiles()
  const app = await testApp({ files: store })
  await app.db.insert(vendors).values({ vendor_id: 1, name: 'Alvarez Freight' })
  await app.db
    .insert(trucks)
    .values([1, 2, 3, 4, 5, 6].map(truck_id => ({ truck_id, name: `Box ${truck_id}`, vendor_id: 1 })))
  let drawn = 0
  const tools = {
    files: store,
    images: unprocessedImages,
    now: app.clock.now(),
    encodePng: async () => Uint8Array.from(`${PNG}${(drawn += 1)}`, sign => sign.charCodeAt(0)),
  }
  await giveDemoTruckMedia(app.db, tools)
  const count = await app.db.$count(files)
  await giveDemoTruckMedia(app.db, tools)
  expect(await app.db.$count(files)).toBe(count)

  const { api } = await app.loginAs(5)
  const { tagged_pictures } = await api.taggedTruckPictures({ query: { truck_id: 2 } })
  expect(tagged_pictures.map(({ month, pictures }) => [month, pictures.length])).toEqual([
    ['2026-05', 3],
    ['2026-04', 3],
    ['2026-03', 3],
  ])
  expect(tagged_pictures[0]?.pictures.map(({ side, approved }) => [side, approved])).toEqual([
    ['back', null],
    ['passenger', true],
    ['driver', true],
  ])
  const ofVendor = await api.taggedTruckPictures({ query: { vendor_id: 1 } })
  expect(ofVendor.tagged_pictures.map(({ pictures }) => pictures.length)).toEqual([18, 18, 18])
  expect((await api.taggedTruckPictures({ query: { vendor_id: 9, truck_id: 2 } })).tagged_pictures).toEqual(
    [],
  )
  await expect(api.taggedTruckPictures({ query: {} })).rejects.toMatchObject({ status: 400 })
  const staff = await app.loginAs(2)
  expect((await staff.api.truckImages({ params: { id: 1 } })).images).toHaveLength(2)
})

it('a drawn truck is the same for the same seed, and another for another', () => {
  const { side, rgb } = drawTruck('one')
  expect(rgb).toHaveLength(side * side * 3)
  expect(drawTruck('one').rgb).toEqual(rgb)
  expect(drawTruck('two').rgb).not.toEqual(rgb)
})
