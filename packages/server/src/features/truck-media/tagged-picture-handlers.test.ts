import { expect, it } from 'vitest'
import { storeTruck } from '../../testing/stored-campaign'
import { storePicture } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'

it('tagged pictures are listed by month, the latest first, of one truck or of a vendor', async () => {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const [one, other] = [await storeTruck(app, 'Box'), await storeTruck(app, 'Van')]
  for (const month of ['2026-03', '2026-05']) await storePicture(app, one, month)
  await storePicture(app, other, '2026-04', false)
  const months = async (query: { truck_id?: number; vendor_id?: number }) =>
    (await api.taggedTruckPictures({ query })).tagged_pictures.map(({ month }) => month)
  expect(await months({ truck_id: one })).toEqual(['2026-05', '2026-03'])
  const { truck } = await api.truck({ params: { id: other } })
  expect(await months({ vendor_id: truck[0]?.vendor_id ?? 0 })).toEqual(['2026-04'])
})
