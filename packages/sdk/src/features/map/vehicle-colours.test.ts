import { describe, expect, it } from 'vitest'
import { VEHICLE_KINDS, vehicleKey, type VehicleKind } from '../../nouns/campaigns/vehicle'
import { VEHICLE_COLOURS, vehicleColour, vehicleColours } from './vehicle-colours'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Oklab times 100, the least of any pair that must stay apart, in any kind of sight. */
const LEAST = 4.2

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
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
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

function distance(one: string, other: string, sight: Matrix): number {
  const [a, b] = [oklab(times(sight, linear(one))), oklab(times(sight, linear(other)))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function nearestPair(colours: readonly string[], sight: Matrix): number {
  const distances = colours.flatMap((a, i) => colours.slice(i + 1).map(b => distance(a, b, sight)))
  return Math.min(...distances)
}

/** Between violet and rose on the wheel of Oklab, and not grey. */
function isViolet(hex: string): boolean {
  const [, a, b] = oklab(linear(hex))
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return Math.hypot(a, b) > 5 && (hue >= 283 || hue <= 6)
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linear(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const [a, b] = [luminance(one), luminance(other)]
  return Math.max(a, b) / Math.min(a, b)
}

const first = (kind: VehicleKind, count: number) => VEHICLE_COLOURS[kind].slice(0, count)

describe('the colours of a kind', () => {
  const sights = Object.entries(SIGHT)

  it.each(VEHICLE_KINDS.flatMap(kind => sights.map(([name, sight]) => [kind, name, sight] as const)))(
    '%s: the first ten stay apart from one another and from the first five of the others, for %s eyes',
    (kind, _, sight) => {
      const own = first(kind, 10)
      expect(nearestPair(own, sight)).toBeGreaterThanOrEqual(LEAST)
      const others = VEHICLE_KINDS.filter(other => other !== kind).flatMap(other => first(other, 5))
      const between = own.flatMap(one => others.map(other => distance(one, other, sight)))
      expect(Math.min(...between)).toBeGreaterThanOrEqual(LEAST)
    },
  )

  it('are twenty, and no two kinds have one in common', () => {
    for (const kind of VEHICLE_KINDS) expect(VEHICLE_COLOURS[kind]).toHaveLength(20)
    expect(new Set(Object.values(VEHICLE_COLOURS).flat()).size).toBe(80)
  })

  it.each(VEHICLE_KINDS)(
    '%s: at most one of the first five and two of the first ten are violet or magenta',
    kind => {
      expect(first(kind, 5).filter(isViolet).length).toBeLessThanOrEqual(1)
      expect(first(kind, 10).filter(isViolet).length).toBeLessThanOrEqual(2)
    },
  )

  it.each(Object.values(VEHICLE_COLOURS).flat())(
    '%s stands out from the light and the dark map by 3:1',
    colour => {
      expect(contrast(colour, LIGHT_MAP)).toBeGreaterThanOrEqual(3)
      expect(contrast(colour, DARK_MAP)).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('the colour of a vehicle', () => {
  it('goes round within its kind', () => {
    expect(vehicleColour('truck', 0)).toBe(VEHICLE_COLOURS.truck[0])
    expect(vehicleColour('truck', 19)).toBe(VEHICLE_COLOURS.truck[19])
    expect(vehicleColour('macro', 20)).toBe(VEHICLE_COLOURS.macro[0])
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
