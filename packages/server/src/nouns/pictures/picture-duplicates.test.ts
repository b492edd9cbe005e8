import { eightOrientations, pdqWords } from '@product/sdk/nouns/pictures'
import { expect, it } from 'vitest'
import { picture_hashes } from '../../db/tables/pictures'
import { knownPictures } from './known-pictures'
import { fileName, makeVendor, storeUpload } from '../../testing/stored-fleet'
import { type TestApp, testApp } from '../../testing/test-app'
import { duplicatesOf } from './picture-duplicates'
import { insertPictureHashes, tellApart } from './picture-hash-store'

const PDQ = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22'
const flipped = (bits: number): string =>
  (BigInt(`0x${PDQ}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(64, '0')
const turned = eightOrientations(pdqWords(PDQ))
  .map(words => [...words].map(word => word.toString(16).padStart(8, '0')).join(''))
  .at(5)

interface Received {
  file: string
  sha?: string
  pdq?: string
  quality?: number
  vendor?: number | null
}

async function receive(app: TestApp, pictures: readonly Received[]): Promise<void> {
  for (const { file, sha = file, pdq = PDQ, quality = 100, vendor = null } of pictures) {
    await storeUpload(app, fileName(file))
    await insertPictureHashes(app.db, [
      {
        fileName: fileName(file),
        hash: { sha256: sha.repeat(64), pdq, quality },
        vendorId: vendor,
        at: app.clock.now(),
      },
    ])
    app.clock.forward(1)
  }
}

async function setUp() {
  const app = await testApp()
  const { api, userId } = await app.loginAs(2)
  const one = (await makeVendor(api, { name: 'Alvarez Freight' })).vendor_id
  const other = (await makeVendor(api, { name: 'Bay Haul' })).vendor_id
  const known = knownPictures()
  const found = async (...files: string[]) => {
    const all = await duplicatesOf(app.db, known, files.map(fileName))
    return files.map(file =>
      (all.get(fileName(file)) ?? []).map(({ duplicate_with, kind, confidence_level }) => [
        duplicate_with.slice(7, 8),
        kind,
        confidence_level,
      ]),
    )
  }
  return { app, userId, one, other, found }
}

it('a picture is the same as one before it, to the byte or to the eye, and never as one after it', async () => {
  const { app, one, found } = await setUp()
  await receive(app, [
    { file: '1', vendor: one },
    { file: '2', vendor: one, sha: '1' },
    { file: '3', vendor: one, pdq: flipped(10) },
    { file: '4', vendor: one, pdq: turned },
    { file: '5', vendor: one, pdq: flipped(60) },
    { file: '6', vendor: one, pdq: PDQ, quality: 49 },
  ])
  expect(await found('1', '2', '3', '4', '5', '6')).toEqual([
    [],
    [['1', 'exact', 100]],
    [
      ['1', 'look_alike', 84],
      ['2', 'look_alike', 84],
    ],
    [
      ['1', 'look_alike', 100],
      ['2', 'look_alike', 100],
      ['3', 'look_alike', 84],
    ],
    [],
    [],
  ])
})

it('the vendor’s own pictures come first; only where none is the same are those of all looked at', async () => {
  const { app, one, other, found } = await setUp()
  await receive(app, [
    { file: '1', vendor: other },
    { file: '2', vendor: one },
    { file: '3', vendor: one },
    { file: '4', vendor: null },
  ])
  expect(await found('2', '3', '4')).toEqual([
    [['1', 'look_alike', 100]],
    [['2', 'look_alike', 100]],
    [
      ['1', 'look_alike', 100],
      ['2', 'look_alike', 100],
      ['3', 'look_alike', 100],
    ],
  ])
})

it('of pictures that were told apart neither is a duplicate of the other again', async () => {
  const { app, one, userId, found } = await setUp()
  await receive(app, [
    { file: '1', vendor: one },
    { file: '2', vendor: one },
    { file: '3', vendor: one },
  ])
  const by = { by: userId, at: app.clock.now() }
  expect(await tellApart(app.db, [fileName('2'), fileName('1')], by)).toBe(true)
  expect(await tellApart(app.db, [fileName('1'), fileName('2')], by)).toBe(false)
  expect(await found('2', '3')).toEqual([
    [],
    [
      ['1', 'look_alike', 100],
      ['2', 'look_alike', 100],
    ],
  ])
})

it('what came in later, and what only then stands under a smaller id, is taken up', async () => {
  const { app, found } = await setUp()
  await receive(app, [{ file: '1' }])
  expect(await found('1')).toEqual([[]])
  await receive(app, [{ file: '2' }])
  expect(await found('2')).toEqual([[['1', 'look_alike', 100]]])
  for (const [id, file] of [
    [9, '3'],
    [7, '4'],
  ] as const) {
    await storeUpload(app, fileName(file))
    await app.db.insert(picture_hashes).values({
      picture_hash_id: id,
      file_name: fileName(file),
      sha256: file,
      pdq: flipped(0),
      quality: 100,
      uploaded_at: app.clock.now(),
    })
    await found(file)
  }
  expect(await found('3')).toEqual([['1', '2', '4'].map(first => [first, 'look_alike', 100])])
})

it('a file that is told of a second time stays as it was', async () => {
  const { app, one, found } = await setUp()
  await receive(app, [{ file: '1', vendor: one }])
  await insertPictureHashes(app.db, [
    {
      fileName: fileName('1'),
      hash: { sha256: '9'.repeat(64), pdq: flipped(99), quality: 1 },
      vendorId: null,
      at: app.clock.now(),
    },
  ])
  await receive(app, [{ file: '2', vendor: one }])
  expect(await found('2')).toEqual([[['1', 'look_alike', 100]]])
})
