import { describe, expect, it } from 'vitest'
import { memoryFiles } from '../../outside/file-store'
import { bytesHasher } from '../../outside/picture-hasher'
import { unprocessedImages } from '../../outside/image-intake'
import { TEST_PASSWORD, testApp } from '../../testing/test-app'
import { drawAvatar, giveDemoPictures } from './demo-pictures'

describe('a drawn picture', () => {
  it('is the same for the same seed, another for another, and mirrored about its middle', () => {
    const one = drawAvatar('client@demo.test')
    expect(drawAvatar('client@demo.test')).toEqual(one)
    expect(drawAvatar('client2@demo.test')).not.toEqual(one)
    const pixel = (x: number, y: number) => [...one.rgb.subarray((y * one.side + x) * 3).subarray(0, 3)]
    for (let y = 16; y < one.side; y += 32) {
      for (let x = 16; x < one.side; x += 32) {
        expect(pixel(x, y)).toEqual(pixel(one.side - 1 - x, y))
      }
    }
  })
})

describe('the demo', () => {
  it('gives each client a picture once, that the client may see', async () => {
    const files = memoryFiles()
    const app = await testApp({ files })
    const { user_id, email } = await app.addUser({ privilege_id: 4, email: 'client@demo.test' })
    const tools = {
      files,
      now: app.clock.now(),
      hasher: bytesHasher,
      encodePng: async () => new Uint8Array([1]),
      images: unprocessedImages,
    }
    await giveDemoPictures(app.db, tools)
    const { token } = await app.client().login({ body: { email, password: TEST_PASSWORD } })
    const read = async () => (await app.client(token).user({ params: { userId: user_id } })).user[0]
    const address = (await read())?.user_profile_image ?? ''
    const response = await app.send(address, { headers: { authorization: `Bearer ${token}` } })
    expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([
      200,
      new Uint8Array([1]),
    ])
    await giveDemoPictures(app.db, tools)
    expect((await read())?.user_profile_image).toBe(address)
  })
})
