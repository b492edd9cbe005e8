import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { files as fileRecords } from '../../db/tables/files'
import { message_media } from '../../db/tables/messages'
import type { AppParts } from '../../http/app-context'
import { recordInbound } from '../../nouns/messages/inbound-store'
import { MediaGone } from '../../outside/carrier'
import { type ServerEvent, inProcessEvents } from '../../outside/events'
import { bytesHasher } from '../../outside/picture-hasher'
import { knownPictures } from '../../nouns/pictures/known-pictures'
import { memoryFiles } from '../../outside/file-store'
import { textSheets } from '../../outside/sheet-writer'
import { straightWays } from '../../outside/straight-ways'
import { unprocessedImages } from '../../outside/image-intake'
import { openCipher, plainPasswords } from '../../demo/in-memory-app'
import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { silentCarrier } from '../../testing/silent-carrier'
import { PHONE } from '../../testing/stored-messages'
import { testApp, type TestApp } from '../../testing/test-app'
import { clearCarrier, copySomeMedia, MEDIA_REFUSALS } from './copy-media'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const URL = 'https://carrier.test/1'

let app: TestApp
let parts: AppParts
let answers: Map<string, Uint8Array<ArrayBuffer> | Error>
let deleted: string[]
let mayDelete: boolean

beforeEach(async () => {
  app = await testApp()
  answers = new Map([[URL, PNG]])
  deleted = []
  mayDelete = true
  const texts: typeof silentCarrier = {
    ...silentCarrier,
    async fetchMedia(url) {
      const answer = answers.get(url) ?? new MediaGone('gone')
      if (answer instanceof Error) throw answer
      return { contentType: 'application/x-lie', bytes: answer }
    },
    async deleteMedia(url) {
      if (!mayDelete) throw new Error('down')
      deleted.push(url)
    },
  }
  parts = {
    db: app.db,
    clock: app.clock,
    passwords: plainPasswords,
    cipher: openCipher,
    files: memoryFiles(),
    images: unprocessedImages,
    sheets: textSheets,
    ...straightWays,
    hasher: bytesHasher,
    knownPictures: knownPictures(),
    events: inProcessEvents(),
    carrier: { texts, keys: { authToken: 'token' } },
    settings: { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES },
    log: () => {},
  }
})

const receive = (...urls: string[]) => receiveAs('1', ...urls)

const receiveAs = (digit: string, ...urls: string[]) =>
  app.db.transaction(tx =>
    recordInbound(
      tx,
      {
        sid: `MM${digit.repeat(32)}`,
        from: PHONE,
        to: '+12135550100',
        body: '',
        media: urls.map(url => ({ url, contentType: 'image/jpeg' })),
      },
      app.clock.now(),
    ),
  )

const media = () => app.db.select().from(message_media).orderBy(asc(message_media.position))

it('a picture that came before is told as a duplicate, to open pages and to those that ask', async () => {
  await receive(URL)
  await copySomeMedia(parts)
  app.clock.forward(1)
  const told: ServerEvent[] = []
  parts.events.subscribe(event => told.push(event))
  await receiveAs('2', `${URL}/again`)
  answers.set(`${URL}/again`, PNG)
  await copySomeMedia(parts)
  expect(told).toMatchObject([
    { name: 'msgSentSuccess', payload: { message: { media: [{ is_duplicate: true }] } } },
  ])
  const { api } = await app.loginAs(5)
  const { chat } = await api.chat({ params: { phone: PHONE } })
  expect(chat.map(({ media: [one] }) => one?.duplicates.map(({ kind }) => kind))).toEqual([[], ['exact']])
})

it('a picture that came in becomes ours, original and copies, and is deleted at the carrier', async () => {
  const heard: string[] = []
  parts.events.subscribe(({ name }) => heard.push(name))
  await receive(URL)
  expect(await copySomeMedia(parts)).toBe(1)
  const [stored] = await media()
  expect(stored).toMatchObject({ state: 'stored', provider_url: null, refusal: null })
  expect(await parts.files.get(stored?.original_file_name ?? '')).toEqual(PNG)
  const kept = await app.db.select().from(fileRecords)
  expect(kept.map(({ expires_at }) => expires_at)).toEqual([null, null, null])
  expect(deleted).toEqual([URL])
  expect(heard).toEqual(['msgSentSuccess'])
  expect(await copySomeMedia(parts)).toBe(0)
})

it('what is no picture, or gone, is refused in words for staff, and the others still come', async () => {
  answers.set('https://carrier.test/card', new TextEncoder().encode('BEGIN:VCARD'))
  answers.set('https://carrier.test/heic', new TextEncoder().encode('\0\0\0\x18ftypheic'))
  const names = ['gone', 'card', 'heic']
  await receive(...names.map(name => `https://carrier.test/${name}`), URL)
  await copySomeMedia(parts)
  const [gone, card, heic, picture] = await media()
  expect(gone).toMatchObject({ state: 'refused', refusal: MEDIA_REFUSALS.gone })
  expect(card).toMatchObject({ state: 'refused', refusal: MEDIA_REFUSALS.unknown })
  expect(heic).toMatchObject({ state: 'refused', refusal: MEDIA_REFUSALS.heic })
  // The only copy there is.
  expect(deleted).not.toContain(heic?.provider_url)
  expect(heic?.provider_url).toMatch(/./)
  expect(picture).toMatchObject({ state: 'stored' })
})

it('staff are told to ask for a damaged picture once more: they have no other to choose', async () => {
  const photo = async () => ({ problem: PICTURE_TEXTS.broken })
  await receive(URL)
  await copySomeMedia({ ...parts, images: { ...unprocessedImages, photo } })
  expect(await media()).toMatchObject([{ state: 'refused', refusal: MEDIA_REFUSALS.broken }])
})

it('a picture that the carrier does not hand over is asked for again, later each time, and given up at last', async () => {
  answers.set(URL, new Error('down'))
  await receive(URL)
  await copySomeMedia(parts)
  expect(await copySomeMedia(parts)).toBe(0)
  app.clock.forward(1)
  answers.set(URL, PNG)
  await copySomeMedia(parts)
  expect(await media()).toMatchObject([{ state: 'stored', attempts: 2 }])
})

it('a picture that can never be had is given up', async () => {
  answers.set(URL, new Error('down'))
  await receive(URL)
  for (let hour = 0; hour < 12; hour++) {
    await copySomeMedia(parts)
    app.clock.forward(61)
  }
  expect(await media()).toMatchObject([{ state: 'refused', refusal: MEDIA_REFUSALS.unreachable }])
})

it('what could not be deleted at the carrier is deleted at the next start', async () => {
  mayDelete = false
  await receive(URL)
  await copySomeMedia(parts)
  expect(await media()).toMatchObject([{ state: 'stored', provider_url: URL }])
  mayDelete = true
  await clearCarrier(parts)
  expect(deleted).toEqual([URL])
  expect(await media()).toMatchObject([{ provider_url: null }])
})
