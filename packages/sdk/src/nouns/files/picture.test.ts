import { expect, it } from 'vitest'
import { PICTURE_CROP, PICTURE_LIMITS, PICTURE_TEXTS } from './picture'

it('a picture is cut square, starting with half of its shorter side, and sent as PNG', () => {
  expect(PICTURE_CROP).toEqual({ aspect: 1, startPercent: 50, output: 'image/png' })
})

it('the texts name the limits that hold', () => {
  expect(PICTURE_TEXTS.tooLarge).toContain(`${PICTURE_LIMITS.bytes / 1024 ** 2} MB`)
  expect(PICTURE_TEXTS.tooManyPixels).toContain(`${PICTURE_LIMITS.pixels / 1_000_000} megapixels`)
  expect(PICTURE_TEXTS.tooNarrow).toContain(`${PICTURE_LIMITS.leastSide} pixels`)
  expect(PICTURE_TEXTS.tooNarrow).toContain(`a ${PICTURE_LIMITS.mostTimesAsLong}th`)
  const accepted = PICTURE_LIMITS.accept.split(',').map(type => type.replace('image/', ''))
  for (const type of accepted) expect(PICTURE_TEXTS.unknown.toLowerCase()).toContain(type)
})

it('a picture under a wrong name is told what it holds', () => {
  expect(PICTURE_TEXTS.misnamed('PNG', 'JPEG')).toMatch(/named like a PNG picture, but holds a JPEG\./)
})
