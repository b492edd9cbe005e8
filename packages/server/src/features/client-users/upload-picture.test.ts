import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { sharedData } from '@product/sdk/shared-data'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { users } from '../../db/tables/people'
import { sharpImages } from '../../node/sharp-images'
import { unprocessedImages } from '../../outside/image-intake'
import { type TestApp, testApp } from '../../testing/test-app'

async function sender() {
  const app = await testApp({ images: sharpImages })
  const { api, token } = await app.loginAs(1)
  return {
    send: (name: string, bytes: Uint8Array<ArrayBuffer> | string, type = '') =>
      api.uploadPicture({ body: { image: new File([bytes], name, { type }) } }),
    get: async (address: string) => {
      const response = await app.send(address, { headers: { authorization: `Bearer ${token}` } })
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

const jpeg = async () =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer(),
  )

const refusal = (message: string) => ({ status: 422, message, issues: { image: message } })

describe('what is uploaded', () => {
  it('comes back as a square PNG without metadata', async () => {
    const { send, get } = await sender()
    const { uploaded_image } = await send('face.jpg', await jpeg())
    expect(uploaded_image).toMatch(/^\/media\/[0-9a-f]{64}\.png$/)
    const { format, width, height, exif } = await sharp(await get(uploaded_image)).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'png',
      width: 200,
      height: 200,
      exif: undefined,
    })
  })

  it('under a name or type of another kind of picture is refused', async () => {
    const { send } = await sender()
    const text = PICTURE_TEXTS.misnamed('PNG', 'JPEG')
    await expect(send('face.png', await jpeg())).rejects.toMatchObject(refusal(text))
    await expect(send('face', await jpeg(), 'image/png')).rejects.toMatchObject(refusal(text))
    await expect(send('face', await jpeg())).resolves.toBeDefined()
  })

  it.each([
    [
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      PICTURE_TEXTS.svg,
    ],
    ['drawing.png', '<?xml version="1.0"?><svg onload="alert(1)"/>', PICTURE_TEXTS.misnamed('PNG', 'SVG')],
    ['script.gif', 'GIF89a/*\u0000*/=1;alert(1)', PICTURE_TEXTS.broken],
    ['page.jpg', '<html><script>alert(1)</script>', PICTURE_TEXTS.unknown],
    ['empty.png', '', PICTURE_TEXTS.unknown],
    ['phone.heic', '\u0000\u0000\u0000\u0018ftypheic', PICTURE_TEXTS.heic],
  ])('as %s is refused with a clear text', async (name, content, text) => {
    const { send } = await sender()
    await expect(send(name, content)).rejects.toMatchObject(refusal(text))
  })
})

describe.skipIf(!sharedData('images/hostile'))('the hostile files', () => {
  const folder = sharedData('images/hostile') ?? ''
  it.each(folder === '' ? [] : readdirSync(folder))('%s is refused with a clear text', async name => {
    const { send } = await sender()
    await expect(send(name, new Uint8Array(readFileSync(`${folder}/${name}`)))).rejects.toMatchObject({
      status: 422,
      issues: { image: expect.stringMatching(/\w+ .*\.$/) },
    })
  })

  it('is refused as overtaken where the account is deleted while the picture is read', async () => {
    const app: TestApp = await testApp({
      images: {
        ...unprocessedImages,
        async profilePicture(bytes) {
          await app.db.delete(users)
          return unprocessedImages.profilePicture(bytes)
        },
      },
    })
    const { api } = await app.loginAs(1)
    await expect(
      api.uploadPicture({ body: { image: new File([await jpeg()], 'face.jpg') } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('try again') })
  })
})
