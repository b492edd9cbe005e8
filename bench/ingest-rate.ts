import { createPathCutter, type CutPath, type GpsFix } from '../packages/sdk/src/nouns/driving/index'
import { seededRandom } from '../packages/sdk/src/nouns/driving/drive-fixture'
import type { Figure } from './support/measure'

const COUNT = 1_000_000
const START = Date.UTC(2026, 0, 5, 14)
const BAR_PER_SECOND = 1_000_000

/** One truck at 1 Hz for eleven days: quarter hours of driving with turns, five minutes of standing, noise, a stray fix in 500. */
function syntheticFixes(): GpsFix[] {
  const random = seededRandom(42)
  let latitude = 34.05
  let longitude = -118.24
  let heading = 0
  return Array.from({ length: COUNT }, (_, index) => {
    if (index % 1200 < 900) {
      if (random() < 0.02) heading += (random() - 0.5) * Math.PI
      if (latitude > 34.2 || latitude < 33.9) heading = latitude > 34 ? Math.PI : 0
      latitude += Math.cos(heading) * 0.00012
      longitude += Math.sin(heading) * 0.00014
    }
    const stray = index % 500 === 0 ? 0.5 : 0
    return {
      at: START + index * 1000,
      latitude: latitude + stray + (random() - 0.5) * 5e-5,
      longitude: longitude + (random() - 0.5) * 5e-5,
      accuracyMeters: 5,
      speedMps: 13,
    }
  })
}

/** Cuts the fixes in batches; between two of them the state goes through JSON, as a server stores it. */
function cutInBatches(fixes: GpsFix[], size: number): CutPath[] {
  const options = { now: START + COUNT * 1000 }
  const paths: CutPath[] = []
  let cutter = createPathCutter(options)
  for (let from = 0; from < fixes.length; from += size) {
    if (from > 0 && (size >= 1000 || from % 9973 === 0)) {
      cutter = createPathCutter(options, JSON.parse(JSON.stringify(cutter.state())))
    }
    for (const fix of fixes.slice(from, from + size)) cutter.push(fix)
    paths.push(...cutter.takeClosed())
  }
  return [...paths, ...cutter.openPaths()]
}

/** GPS fixes per second through filter and trip cutting, in one process; and that batch sizes change nothing. */
export async function run(): Promise<Figure[]> {
  const fixes = syntheticFixes()
  cutInBatches(fixes.slice(0, 50_000), 50_000)
  const began = performance.now()
  const paths = cutInBatches(fixes, COUNT)
  const rate = COUNT / ((performance.now() - began) / 1000)
  const miles = paths.reduce((sum, path) => sum + path.miles, 0)
  const expected = JSON.stringify(paths)
  const differing = [1, 7, 1000].filter(size => JSON.stringify(cutInBatches(fixes, size)) !== expected)
  return [
    {
      name: 'GPS fixes through filter and trip cutting',
      figure: `${Math.round(rate).toLocaleString('en-US')} a second`,
      bar: `at least ${BAR_PER_SECOND.toLocaleString('en-US')} a second`,
      pass: rate >= BAR_PER_SECOND,
    },
    {
      name: 'GPS paths by batch size (1, 7, 1000, all)',
      figure: differing.length
        ? `differ at ${differing.join(', ')}`
        : `${paths.length} paths, ${miles.toFixed(3)} miles, all the same`,
      bar: 'the same paths',
      pass: differing.length === 0 && paths.length > 0,
    },
  ]
}
