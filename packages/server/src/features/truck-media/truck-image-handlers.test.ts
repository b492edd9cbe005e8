import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { TRUCK_IMAGE_TEXTS } from '@product/sdk/nouns/fleet'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { files } from '../../db/tables/files'
import { trucks } from '../../db/tables/fleet'
import { sharpImages } from '../../node/sharp-images'
import { sweepFiles } from '../../nouns/files/sweep-files'
import { memoryFiles } from '../../outside/file-store'
import { storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'

/** A photograph of its own colour, taken with the camera held upright. */
const jpeg = async (background: string): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
      ),
    ],
    `${background}.jpg`,
    { type: 'image/jpeg' },
  )

async function yard() {
  const store = memoryFiles()
  const app = await testApp({ images: sharpImages, files: store })
  const { api, token } = await app.loginAs(2)
  const id = await storeTruck(app, 'Box')
  return {
    app,
    api,
    store,
    token,
    id,
    add: (...images: File[]) => api.addTruckImages({ params: { id }, body: { images } }),
    list: async () => (await api.truckImages({ params: { id } })).images,
    get: async (address: string) => {
      const response = await app.send(address, { headers: { authorization: `Bearer ${token}` } })
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

describe('photographs of a truck', () => {
  it('are kept as they came, upright and small', async () => {
    const { add, list, get } = await yard()
    const sent = await jpeg('red')
    const { new_images, refused } = await add(sent)
    expect(refused).toEqual([])
    expect(await list()).toEqual(new_images)
    const [image] = new_images
    expect(image).toMatchObject({ width: 800, height: 1200 })
    const sizes = async (address = '') => {
      const { width, height, exif } = await sharp(await get(address)).metadata()
      return { width, height, exif }
    }
    expect(await sizes(image?.img_url)).toEqual({ width: 800, height: 1200, exif: undefined })
    expect(await sizes(image?.small_img_url)).toEqual({ width: 320, height: 480, exif: undefined })
    expect(await get(image?.original_img_url ?? '')).toEqual(new Uint8Array(await sent.arrayBuffer()))
  })

  it('sent again are not kept twice, in one request or another', async () => {
    const { app, add, list } = await yard()
    const [red, blue] = [await jpeg('red'), await jpeg('blue')]
    const first = await add(red, blue, red)
    const [one, two] = first.new_images
    expect(first.new_images).toEqual([one, two, one])
    expect((await add(blue)).new_images).toEqual([two])
    await Promise.all([add(await jpeg('green')), add(await jpeg('green'))])
    expect(await list()).toHaveLength(3)
    expect(await app.db.$count(files)).toBe(9)
  })

  it('that stop on their way hold up no others', async () => {
    const { app, id, token, add, list } = await yard()
    const head = new TextEncoder().encode(
      '--x\r\ncontent-disposition: form-data; name="images"; filename="slow.jpg"\r\n\r\n',
    )
    const start = new Uint8Array(await (await jpeg('grey')).arrayBuffer()).slice(0, 5000)
    const stalled = Array.from({ length: 8 }, () => {
      let breakOff = (): void => undefined
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(head)
          controller.enqueue(start)
          breakOff = () => controller.error(new Error('The connection broke.'))
        },
      })
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      }
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
      return { answer: app.send(`/api/truck/${id}/images`, init), breakOff }
    })
    expect((await add(await jpeg('red'))).new_images).toHaveLength(1)
    for (const { breakOff } of stalled) breakOff()
    for (const { answer } of stalled) expect((await answer).ok).toBe(false)
    expect(await list()).toHaveLength(1)
    expect(await app.db.$count(files)).toBe(3)
  })

  it('that can’t be read are named, and the others kept', async () => {
    const { app, add, list } = await yard()
    const { new_images, refused } = await add(
      new File(['MZ\u0000program'], 'virus.jpg'),
      await jpeg('red'),
      new File([await jpeg('blue')], 'blue.png'),
      new File([], 'empty.jpg'),
      new File([(await jpeg('green')).slice(0, 900)], 'half.jpg'),
    )
    expect(refused).toEqual([
      { name: 'virus.jpg', message: PICTURE_TEXTS.unknown },
      { name: 'blue.png', message: PICTURE_TEXTS.misnamed('PNG', 'JPEG') },
      { name: 'empty.jpg', message: PICTURE_TEXTS.unknown },
      { name: 'half.jpg', message: PICTURE_TEXTS.broken },
    ])
    expect(await list()).toEqual(new_images)
    expect(await app.db.$count(files)).toBe(3)
  })

  it('of which none can be kept are refused with the reason', async () => {
    const { add } = await yard()
    await expect(add(new File(['text'], '../../x'))).rejects.toMatchObject({
      status: 422,
      issues: { images: PICTURE_TEXTS.unknown },
    })
    await expect(add()).rejects.toMatchObject({ issues: { images: TRUCK_IMAGE_TEXTS.missing } })
    const large = new File([await jpeg('red'), new Uint8Array(21 * 1_048_576)], 'large.jpg')
    await expect(add(large)).rejects.toMatchObject({ status: 422, message: PICTURE_TEXTS.tooLarge })
  })

  it('that were there before the connection broke are kept, and the rest can be sent again', async () => {
    const { app, api, id, list, add } = await yard()
    const { token } = await app.loginAs(1)
    const [red, blue] = [await jpeg('red'), await jpeg('blue')]
    const form = new FormData()
    form.append('images', red)
    form.append('images', blue)
    const whole = new Request('http://localhost/', { method: 'POST', body: form })
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const response = await app.send(`/api/truck/${id}/images`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': whole.headers.get('content-type') ?? '',
        'x-requested-with': 'test',
      },
      body: bytes.slice(0, bytes.length - 500),
    })
    expect(response.status).toBe(400)
    expect(await list()).toHaveLength(1)
    expect((await add(red, blue)).new_images).toHaveLength(2)
    expect(await list()).toHaveLength(2)
    expect((await api.truckImages({ params: { id } })).images.map(({ truck_id }) => truck_id)).toEqual([
      id,
      id,
    ])
  })

  it('are deleted by their id alone, and their files swept', async () => {
    const { app, api, store, add, list, get } = await yard()
    const { new_images } = await add(await jpeg('red'), await jpeg('blue'))
    const [red, blue] = new_images
    const imageId = red?.truck_image_id ?? 0
    expect(await api.deleteTruckImage({ params: { imageId } })).toEqual({ deleted_image: [{ imageId }] })
    await expect(api.deleteTruckImage({ params: { imageId } })).rejects.toMatchObject({ status: 404 })
    expect(await list()).toEqual([blue])
    expect(new TextDecoder().decode(await get(red?.img_url ?? ''))).toContain('not_found')
    await sweepFiles(app.db, store, app.clock.now())
    expect(await app.db.$count(files)).toBe(3)
    expect(await store.get(red?.original_img_url.replace('/media/', '') ?? '')).toBeUndefined()
  })

  it('of a truck that is not there, or was deleted, are not found', async () => {
    const { app, api, id, add } = await yard()
    await expect(
      api.addTruckImages({ params: { id: 999 }, body: { images: await jpeg('red') } }),
    ).rejects.toMatchObject({ status: 404 })
    await app.db.update(trucks).set({ deleted_at: app.clock.now() }).where(eq(trucks.truck_id, id))
    await expect(add(await jpeg('red'))).rejects.toMatchObject({ status: 404 })
    await expect(api.truckImages({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('go with the truck, and so do their files', async () => {
    const { app, store, id, add } = await yard()
    await add(await jpeg('red'))
    await app.db.delete(trucks).where(eq(trucks.truck_id, id))
    await sweepFiles(app.db, store, app.clock.now())
    expect(await app.db.$count(files)).toBe(0)
  })
})
