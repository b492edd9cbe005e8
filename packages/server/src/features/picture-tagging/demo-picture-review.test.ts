import { boardState } from '@product/sdk/features/picture-tagging'
import { expect, it } from 'vitest'
import { openCipher, plainPasswords } from '../../demo/in-memory-app'
import { seedDemo } from '../../demo/seed-demo'
import { features } from '../../features'
import { hashPicture } from '../../node/hash-picture'
import { encodePng, sharpImages } from '../../node/sharp-images'
import { memoryFiles } from '../../outside/file-store'
import { testApp } from '../../testing/test-app'

it('the board of the demo shows every state, the same after another start', async () => {
  const now = new Date('2026-05-20T17:00:00.000Z')
  const app = await testApp({ clock: { now: () => now } })
  const roads = { route: () => ({ ok: false as const, problem: { code: 'unreachable' as const } }) }
  await seedDemo(app.db, { now, passwords: plainPasswords, cipher: openCipher, features, roads })
  const tools = {
    files: memoryFiles(),
    encodePng,
    images: sharpImages,
    hasher: { hash: hashPicture },
    now,
  }
  const { api } = await app.loginAs(5)
  const start = async () => {
    for (const { demoFiles } of features) await demoFiles?.(app.db, tools)
    const { trucks } = await api.pictureBoard({ query: { month: '2026-05' } })
    return trucks.map(truck => [truck.truck_id, boardState(truck)] as const)
  }
  const first = await start()
  const trucksIn = (state: string) => first.flatMap(([id, is]) => (is === state ? [Number(id)] : []))
  expect(trucksIn('approved')).toEqual([1, 2, 4, 5])
  expect(trucksIn('rejected')).toEqual([19])
  expect(trucksIn('to_review')).toEqual([10])
  expect(trucksIn('to_tag')).toEqual([22, 13])
  expect(trucksIn('not_asked')).toEqual([12, 24, 16, 8, 28, 20])
  expect(trucksIn('waiting').length).toBeGreaterThan(5)
  expect(await start()).toEqual(first)
  const { campaignTrucks } = await api.campaignTrucksOfVendor({ query: { vendor_id: 2 } })
  expect(campaignTrucks).toMatchObject([{ truck_id: 2, status_value: 1 }])
}, 180_000)
