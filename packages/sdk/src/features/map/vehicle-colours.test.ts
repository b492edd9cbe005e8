import { describe, expect, it } from 'vitest'
import { VEHICLE_KINDS, vehicleKey } from '../../nouns/campaigns/vehicle'
import { VEHICLE_COLOURS, vehicleColour, vehicleColours } from './vehicle-colours'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const LIGHT_MAP = '#f7f7f5'
const DARK_MAP = '#171a1f'

/** How eyes see linear RGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const SIGHT: Record<string, Matrix> = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
}

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Oklab times 100: there a distance of about 2 is the least that one sees side by side. */
function oklab(rgb: Triple): Triple {
  const clipped = rgb.map(value => Math.min(1, Math.max(0, value)))
  const [r = 0, g = 0, b = 0] = clipped
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [r, g, b],
  )
  const [l, m, s] = [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])]
  return times(
    [
      [21.04542553, 79.3617785, -0.40720468],
      [197.79984951, -242.8592205, 45.05937099],
      [2.59040371, 78.27717662, -80.8675766],
    ],
    [l, m, s],
  )
}

function nearestPair(colours: readonly string[], sight: Matrix): number {
  const seen = colours.map(hex => oklab(times(sight, linear(hex))))
  const distances = seen.flatMap((a, i) =>
    seen.slice(i + 1).map(b => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  )
  return Math.min(...distances)
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linear(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const [a, b] = [luminance(one), luminance(other)]
  return Math.max(a, b) / Math.min(a, b)
}

describe('the twenty colours', () => {
  it.each([
    ['ordinary', 7.9],
    ['green-blind', 5.9],
    ['red-blind', 5.9],
  ])('stay apart for %s eyes by at least %d', (sight, least) => {
    expect(VEHICLE_COLOURS).toHaveLength(20)
    expect(nearestPair(VEHICLE_COLOURS, SIGHT[sight] as Matrix)).toBeGreaterThanOrEqual(least)
  })

  it.each(VEHICLE_COLOURS)('%s stands out from the light and the dark map by 3:1', colour => {
    expect(contrast(colour, LIGHT_MAP)).toBeGreaterThanOrEqual(3)
    expect(contrast(colour, DARK_MAP)).toBeGreaterThanOrEqual(3)
  })

  it('are far apart where the kinds begin', () => {
    const firsts = VEHICLE_KINDS.map(kind => vehicleColour(kind, 0))
    for (const sight of Object.values(SIGHT)) expect(nearestPair(firsts, sight)).toBeGreaterThanOrEqual(10)
  })
})

describe('the colour of a vehicle', () => {
  it('goes round within its kind', () => {
    expect(vehicleColour('truck', 0)).toBe(VEHICLE_COLOURS[0])
    expect(vehicleColour('truck', 19)).toBe(VEHICLE_COLOURS[19])
    expect(vehicleColour('truck', 20)).toBe(VEHICLE_COLOURS[0])
    expect(vehicleColour('macro', 4)).toBe(VEHICLE_COLOURS[19])
    expect(vehicleColour('macro', 5)).toBe(VEHICLE_COLOURS[0])
  })

  it('differs among the first twenty of a kind', () => {
    expect(new Set(Array.from({ length: 20 }, (_, index) => vehicleColour('blended', index))).size).toBe(20)
  })

  it('is found by key', () => {
    const colours = vehicleColours([
      { key: vehicleKey('truck', 9), kind: 'truck', index: 0 },
      { key: vehicleKey('truck', 4), kind: 'truck', index: 3 },
    ])
    expect(colours.get('truck-9')).toBe(vehicleColour('truck', 0))
    expect(colours.get('truck-4')).toBe(vehicleColour('truck', 3))
    expect(colours.get('truck-1')).toBeUndefined()
  })
})
