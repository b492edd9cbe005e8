import { describe, expect, it } from 'vitest'
import { cornersText, readCorners, readSides, sidesOf } from './read-target-area'

const square: [number, number][] = [
  [-118.3, 34],
  [-118.2, 34],
  [-118.2, 34.1],
  [-118.3, 34.1],
]

describe('a target area by its coordinates', () => {
  it('is read from four sides', () => {
    expect(readSides({ west: '-118.3', south: ' 34 ', east: '-118.2', north: '34.1' })).toEqual(square)
  })

  it.each(['', 'x', '1e999', '  '])('is not read while a side is %j', west => {
    expect(readSides({ west, south: '34', east: '-118.2', north: '34.1' })).toBeUndefined()
  })

  it('is read from a line for each corner, with comma, space or semicolon between', () => {
    expect(readCorners('-118.3, 34\n-118.2 34\n\n-118.2;34.1\r\n-118.3,34.1\n')).toEqual({ corners: square })
  })

  it.each([
    ['-118.3, 34\nnorth', 2],
    ['-118.3', 1],
    ['-118.3, 34, 0', 1],
  ])('names the line of %j that is no corner', (text, wrongLine) => {
    expect(readCorners(text)).toEqual({ wrongLine })
  })

  it('is written as it is read', () => {
    expect(readCorners(cornersText(square))).toEqual({ corners: square })
  })

  it('shows as four sides only where it is a rectangle', () => {
    expect(sidesOf(square)).toEqual({ west: '-118.3', south: '34', east: '-118.2', north: '34.1' })
    expect(sidesOf(square.slice(1))).toBeUndefined()
    expect(sidesOf([...square.slice(0, 3), [-118.25, 34.1]])).toBeUndefined()
    expect(
      sidesOf([
        [-118.3, 34],
        [-118.2, 34],
        [-118.3, 34],
        [-118.3, 34.1],
      ]),
    ).toBeUndefined()
  })
})
