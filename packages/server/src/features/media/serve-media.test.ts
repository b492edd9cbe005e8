import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { files } from '../../db/tables/files'
import { truck_images, vendors } from '../../db/tables/fleet'
import { truck_pictures } from '../../db/tables/pictures'
import { memoryFiles } from '../../outside/file-store'
import { storeTruck } from '../../testing/stored-campaign'
import { fileName, makeVendor, storeUpload } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'

const NAMES = {
  paper: fileName('a'),
  photograph: fileName('b'),
  vendorPicture: fileName('c'),
  tagged: fileName('d'),
  ofTeam: fileName('e'),
  ofClient: fileName('f'),
  upload: fileName('0'),
}

async function filled() {
  const store = memoryFiles()
  const app = await testApp({ files: store })
  const { api } = await app.loginAs(1)
  for (const name of Object.values(NAMES)) {
    await storeUpload(app, name)
    await store.put(name, new Uint8Array([1, 2, 3, 4, 5]), 'application/pdf')
  }
  const paper = { url: `/media/${NAMES.paper}`, name: 'W-9' }
  await makeVendor(api, { edits: { files: { added: [paper] } } })
  await app.db.update(vendors).set({ profile_picture: `/media/${NAMES.vendorPicture}` })
  const truck_id = await storeTruck(app, 'Box')
  const photograph = { file_name: NAMES.photograph, small_file_name: NAMES.photograph }
  await app.db.insert(truck_images).values({
    truck_id,
    ...photograph,
    original_file_name: NAMES.photograph,
    content_hash: 'x',
    width: 1,
    height: 1,
    upload_date: app.clock.now(),
  })
  await app.db
    .insert(truck_pictures)
    .values({ truck_id, file_name: NAMES.tagged, month: '2026-05', side: 'back', tagged_at: app.clock.now() })
  for (const [name, privilege_id] of [
    [NAMES.ofTeam, 2],
    [NAMES.ofClient, 4],
  ] as const) {
    const { user_id } = await app.addUser({ privilege_id })
    await app.db.update(files).set({ user_id }).where(eq(files.name, name))
  }
  return app
}

it.each<[number, (keyof typeof NAMES)[]]>([
  [1, ['paper', 'photograph', 'vendorPicture', 'tagged', 'ofTeam', 'ofClient', 'upload']],
  [2, ['paper', 'photograph', 'vendorPicture', 'tagged', 'ofTeam', 'ofClient', 'upload']],
  [4, []],
  [5, ['tagged', 'ofTeam']],
])('role %i opens the files that its calls show', async (role, opened) => {
  const app = await filled()
  const { token } = await app.loginAs(role)
  const statuses = await Promise.all(
    Object.entries(NAMES).map(async ([kind, name]) => {
      const headers = { authorization: `Bearer ${token}` }
      return [kind, (await app.send(`/media/${name}`, { headers })).status] as const
    }),
  )
  expect(statuses.flatMap(([kind, status]) => (status === 200 ? [kind] : []))).toEqual(opened)
})

it('files are asked for in the line of whoever asks, and no faster than other calls', async () => {
  const lines: string[] = []
  let isOpen = true
  const app = await testApp({
    async turns(line, work) {
      lines.push(line)
      return work()
    },
    rateLimiter: { take: async () => (isOpen ? { ok: true } : { ok: false, retryAfterSeconds: 1 }) },
  })
  const { token, userId } = await app.loginAs(1)
  const address = `/media/${fileName('a')}`
  lines.length = 0
  expect((await app.send(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
  expect(lines).toEqual([`user ${userId}`])
  isOpen = false
  expect((await app.send(address)).status).toBe(429)
})
