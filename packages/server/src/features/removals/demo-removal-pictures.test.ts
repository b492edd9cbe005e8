import { expect, it } from 'vitest'
import { hashPicture } from '../../node/hash-picture'
import { encodePng, sharpImages } from '../../node/sharp-images'
import { memoryFiles } from '../../outside/file-store'
import { idOf, payer } from '../../testing/payer'
import { giveDemoRemovalPictures } from './demo-removal-pictures'
import { NOTE_OF_PICTURE } from './removals-demo'

it('a removal of the demo whose notes speak of a picture has one, which stays away once it is taken away', async () => {
  const { app, api, add } = await payer()
  const params = { id: idOf(await add({ end_date: '2026-05-18' })) }
  const tools = {
    files: memoryFiles(),
    encodePng,
    images: sharpImages,
    hasher: { hash: hashPicture },
    now: app.clock.now(),
  }
  const picture = async () => {
    await giveDemoRemovalPictures(app.db, tools)
    return (await api.removal({ params })).removal.rows[0]?.removal_small_img_url
  }
  const change = (body: object) => api.updateRemoval({ params, body: { removal_complete: false, ...body } })
  await change({ removal_notes: NOTE_OF_PICTURE })
  const given = await picture()
  expect(given).toMatch(/^\//)
  expect(await picture()).toBe(given)
  await change({ removal_img_url: null })
  expect(await picture()).toBeNull()
})
