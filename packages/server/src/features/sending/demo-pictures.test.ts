import { expect, it } from 'vitest'
import { hashPicture } from '../../node/hash-picture'
import { encodePng, sharpImages } from '../../node/sharp-images'
import { recordInbound } from '../../nouns/messages/inbound-store'
import { memoryFiles } from '../../outside/file-store'
import { PHONE } from '../../testing/stored-messages'
import { testApp } from '../../testing/test-app'
import { giveDemoPictures } from './demo-pictures'
import { DEMO_PICTURE } from './message-demo'

it('of the pictures of the demo only the one that was sent twice is a duplicate', async () => {
  const app = await testApp()
  for (const [index, seeds] of [['a', 'b', 'c'], ['d'], ['b']].entries()) {
    const media = seeds.map(seed => ({ url: `${DEMO_PICTURE}${seed}`, contentType: 'image/png' }))
    const text = { sid: `SM${index}`, from: PHONE, to: '', body: '', media }
    await app.db.transaction(tx => recordInbound(tx, text, app.clock.now()))
    app.clock.forward(1)
  }
  await giveDemoPictures(app.db, {
    files: memoryFiles(),
    encodePng,
    images: sharpImages,
    hasher: { hash: hashPicture },
    now: app.clock.now(),
  })
  const { api } = await app.loginAs(5)
  const { chat } = await api.chat({ params: { phone: PHONE } })
  expect(chat.map(({ media }) => media.map(({ duplicates }) => duplicates.map(({ kind }) => kind)))).toEqual([
    [[], [], []],
    [[]],
    [['exact']],
  ])
})
