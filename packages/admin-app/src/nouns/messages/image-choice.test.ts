import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { MESSAGE_MEDIA, MESSAGE_MEDIA_TEXTS } from '@product/sdk/nouns/messages'
import { expect, it } from 'vitest'
import { type ChosenImage, imageChoice, imageProblem, unreadableText } from './image-choice'

const image = (bytes: number): ChosenImage => ({
  key: String(bytes),
  name: 'truck.jpg',
  file: new File([new Uint8Array(bytes)], 'truck.jpg', { type: 'image/jpeg' }),
})

it.each([
  ['without a picture', [], [], false],
  ['with one', [image(9)], [], true],
  ['while one is being compressed', [image(9), { key: 'a', name: 'a.jpg' }], [], false],
  ['with one beside what is no picture', [image(9), { key: 'a', name: 'a.pdf', problem: 'no' }], [], true],
  ['at the limit, with what is attached', [image(80)], [MESSAGE_MEDIA.mostBytes - 80], true],
  ['a byte over the limit', [image(81)], [MESSAGE_MEDIA.mostBytes - 80], false],
  ['with the tenth picture', [image(9)], Array.from({ length: 9 }, () => 1), true],
  ['with the eleventh picture', [image(9)], Array.from({ length: 10 }, () => 1), false],
])('the upload %s', (_, images, attached, mayUpload) => {
  expect(imageChoice(images, attached).mayUpload).toBe(mayUpload)
})

it('says why pictures are too large, and that heavy ones may arrive smaller', () => {
  expect(imageChoice([image(1)], [MESSAGE_MEDIA.mostBytes])).toMatchObject({
    bytes: 5_242_881,
    problem: MESSAGE_MEDIA_TEXTS.tooLarge,
    isHeavy: false,
  })
  expect(imageChoice([image(1)], [MESSAGE_MEDIA.heavyBytes])).toMatchObject({ isHeavy: true })
})

it.each([
  ['image/png', true],
  ['image/heic', true],
  ['image/svg+xml', false],
  ['application/pdf', false],
  ['', false],
])('a file of type "%s" is an image: %s', (type, isImage) => {
  expect(imageProblem(new File([''], 'a', { type })) === undefined).toBe(isImage)
})

it.each([
  ['image/heic', 'IMG_1.HEIC', PICTURE_TEXTS.heic],
  ['', 'IMG_1.heic', PICTURE_TEXTS.heic],
  ['image/png', 'torn.png', 'torn.png is no image.'],
])('a file of type "%s" that can’t be read says what to do: %s', (type, name, text) => {
  expect(unreadableText(new File([''], name, { type }))).toBe(text)
})
