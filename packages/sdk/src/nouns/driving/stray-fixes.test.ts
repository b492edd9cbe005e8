import { describe, expect, it } from 'vitest'
import { METERS_PER_MILE } from '../../values/geo'
import { createPathCutter, cutPaths } from './cut-paths'
import { drive, seededRandom } from './drive-fixture'
import type { GpsFix } from './gps-fix'
import type { CutPath } from './trip-trace'

const NOON = Date.UTC(2026, 0, 5, 20)
const MIDNIGHT = Date.UTC(2026, 0, 6)
const options = { now: NOON + 30 * 86_400_000 }

const milesOf = (paths: CutPath[]) => paths.reduce((sum, { miles }) => sum + miles, 0)

/** Delivered one by one; between two fixes the state goes through JSON. */
function streamed(fixes: GpsFix[]): CutPath[] {
  const paths: CutPath[] = []
  let cutter = createPathCutter(options)
  for (const fix of fixes) {
    cutter.push(fix)
    paths.push(...cutter.takeClosed())
    cutter = createPathCutter(options, JSON.parse(JSON.stringify(cutter.state())))
  }
  return [...paths, ...cutter.openPaths()]
}

/** A truck that stands at (34, -118): fixes at these seconds, and the stray one among them. */
const standing = (seconds: number[], stray: number, from = NOON): GpsFix[] =>
  seconds.map(second => ({
    at: from + second * 1000,
    latitude: second === stray ? 34.00845 : 34,
    longitude: -118,
  }))

const every = (step: number, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * step)

describe('a stray fix after a silence', () => {
  it.each([
    ['with five minutes between fixes', 300],
    ['with ten seconds between fixes', 10],
  ])('makes no miles %s', (_, step) => {
    const fixes = standing([...every(300, 0, 4), 1390, ...every(step, 1400, 40)], 1390)
    expect(cutPaths(fixes, options)).toEqual([])
    expect(streamed(fixes)).toEqual([])
  })

  it('out of a tunnel adds nothing to the drive', () => {
    const fixes = drive([{ seconds: 1200, metersPerSecond: 15, bearing: 0 }], { start: NOON, every: 10 })
    const withTunnel = fixes.filter(({ at }) => at <= NOON + 500_000 || at >= NOON + 700_000)
    const stray = withTunnel.map(fix =>
      fix.at === NOON + 700_000
        ? { ...fix, longitude: fix.longitude + 5000 / (111_195 * Math.cos((fix.latitude * Math.PI) / 180)) }
        : fix,
    )
    expect(milesOf(cutPaths(stray, options))).toBeCloseTo(11.185, 3)
    expect(streamed(stray)).toEqual(cutPaths(stray, options))
  })

  it.each([-15, -5, 0, 5, 15])('makes no miles %i seconds from midnight', second => {
    const fixes = standing([...every(300, -2000, 6), second, ...every(300, second + 10, 6)], second, MIDNIGHT)
    expect(cutPaths(fixes, options)).toEqual([])
    expect(streamed(fixes)).toEqual([])
  })

  it.each([1, 2, 3, 4])('makes no miles wherever it is and however long the silences are (%i)', seed => {
    const random = seededRandom(seed)
    for (let round = 0; round < 100; round++) {
      const seconds = [0]
      while (seconds.length < 30) {
        seconds.push((seconds.at(-1) ?? 0) + 1 + Math.floor(random() ** 3 * 1800))
      }
      const index = 1 + Math.floor(random() * 27)
      const stray = seconds[index] ?? 0
      // The truck can't have been there ten seconds before a fix that shows it at its place.
      seconds.splice(index + 1, 0, stray + 0.5 + random() * 10)
      seconds.sort((a, b) => a - b)
      const fixes = standing(seconds, stray, MIDNIGHT - random() * 10_000_000)
      expect(milesOf(cutPaths(fixes, options)) * METERS_PER_MILE).toBe(0)
      expect(streamed(fixes)).toEqual([])
    }
  })
})
