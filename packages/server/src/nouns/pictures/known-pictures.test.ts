import { expect, it } from 'vitest'
import { picture_hashes } from '../../db/tables/pictures'
import { fileName, storeUpload } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'
import { knownPictures } from './known-pictures'

const PDQ = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22'

it('pictures are taken up once, however many ask at the same time, and plain ones never', async () => {
  const app = await testApp()
  const known = knownPictures()
  const add = async (digit: string, quality: number | null) => {
    await storeUpload(app, fileName(digit))
    await app.db.insert(picture_hashes).values({
      file_name: fileName(digit),
      sha256: digit,
      pdq: quality === null ? null : PDQ,
      quality,
      uploaded_at: app.clock.now(),
    })
  }
  for (const [digit, quality] of [
    ['1', 100],
    ['2', 49],
    ['3', null],
  ] as const) {
    await add(digit, quality)
  }
  await Promise.all([known.refresh(app.db), known.refresh(app.db), known.refresh(app.db)])
  expect(known.lookAlikes(PDQ)).toEqual([{ id: 1, bits: 0 }])
  await add('4', 50)
  // Inside a transaction, while another waits for the one connection of the embedded database.
  const outside = known.refresh(app.db)
  await app.db.transaction(tx => known.refresh(tx))
  await outside
  expect(known.lookAlikes(PDQ).map(({ id }) => id)).toEqual([1, 4])
})
