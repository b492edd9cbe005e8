import { PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { describe, expect, it } from 'vitest'
import { fileProblem, pixelProblem, startCrop } from './crop-picture'

describe('a chosen file', () => {
  it.each([
    ['a PNG', { type: 'image/png', name: 'a.png', size: 10 }, undefined],
    ['a GIF', { type: 'image/gif', name: 'a.gif', size: 10 }, undefined],
    ['an SVG', { type: 'image/svg+xml', name: 'a.svg', size: 10 }, PICTURE_TEXTS.svg],
    ['a HEIC whose type is unknown', { type: '', name: 'IMG_1.HEIC', size: 10 }, PICTURE_TEXTS.heic],
    ['an empty one', { type: 'image/png', name: 'a.png', size: 0 }, PICTURE_TEXTS.broken],
    ['a text', { type: 'text/plain', name: 'a.txt', size: 10 }, PICTURE_TEXTS.unknown],
    ['one of 25 MB', { type: 'image/jpeg', name: 'a.jpg', size: 25 * 1_048_576 }, PICTURE_TEXTS.tooLarge],
  ])('that is %s is opened or refused with the reason', (_, file, problem) => {
    expect(fileProblem(file)).toBe(problem)
  })

  it('has a limit of pixels', () => {
    expect(pixelProblem(20_000, 20_000)).toBe(PICTURE_TEXTS.tooManyPixels)
    expect(pixelProblem(PICTURE_LIMITS.pixels / 5000, 5000)).toBeUndefined()
  })

  it.each([
    [3000, 2],
    [2, 3000],
    [23, 23],
    [3000, 149],
    [0, 0],
  ])('of %d × %d is too narrow for a square', (width, height) => {
    expect(pixelProblem(width, height)).toBe(PICTURE_TEXTS.tooNarrow)
  })

  it.each([
    [24, 24],
    [3000, 150],
    [150, 3000],
  ])('of %d × %d is wide enough', (width, height) => {
    expect(pixelProblem(width, height)).toBeUndefined()
  })
})

it('the square starts at half of the shorter side', () => {
  expect(startCrop(300, 400)).toEqual({ unit: '%', width: 50 })
  expect(startCrop(400, 300)).toEqual({ unit: '%', height: 50 })
})
