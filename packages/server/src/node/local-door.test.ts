import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { createApp } from '../app'
import { openCipher, plainPasswords } from '../demo/in-memory-app'
import { plugIn } from '../http/plug-in'
import { inProcessEvents } from '../outside/events'
import { bytesHasher } from '../outside/picture-hasher'
import { knownPictures } from '../nouns/pictures/known-pictures'
import { memoryFiles } from '../outside/file-store'
import { textSheets } from '../outside/sheet-writer'
import { straightWays } from '../outside/straight-ways'
import { unprocessedImages } from '../outside/image-intake'
import { emptyDatabase, testDatabase } from '../testing/test-database'
import type { ServerFeature } from '../http/server-feature'
import { serveDoor } from './local-door'

it('a tool of this machine reaches a feature’s call by the door’s token, and by no other', async () => {
  const db = await testDatabase()
  await emptyDatabase(db)
  const scales: ServerFeature = {
    name: 'scales',
    tools: [
      { path: '/weigh/:what', answer: async ({ params, body }) => ({ ...params, bytes: body.length }) },
    ],
  }
  const plugged = plugIn([scales], {})
  const parts = {
    db,
    plugged,
    clock: { now: () => new Date() },
    passwords: plainPasswords,
    cipher: openCipher,
    files: memoryFiles(),
    images: unprocessedImages,
    sheets: textSheets,
    ...straightWays,
    events: inProcessEvents(),
    hasher: bytesHasher,
    knownPictures: knownPictures(),
    settings: { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES },
    log: () => {},
  }
  const app = createApp(parts, plugged)
  serveDoor(app, parts, 'right')
  const weigh = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request('http://localhost/local/weigh/sand', { method: 'POST', headers, body: 'abc' })
    const response = await app.fetch(request)
    return [response.status, response.ok && (await response.json())]
  }
  expect(await weigh('right')).toEqual([200, { what: 'sand', bytes: 3 }])
  expect(await weigh('wrong')).toEqual([403, false])
})
