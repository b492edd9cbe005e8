import { type DayOutcome, generateDay, type Router } from '../packages/sdk/src/nouns/placeholders'
import { type LngLat, listDays, seededRandom } from '../packages/sdk/src/values'
import { bundledRoads, bundledZips } from '../packages/server/src/demo/demo-files'
import { demoAreas } from '../packages/server/src/demo/demo-areas'
import { roadRouterThread } from '../packages/server/src/node/road-router-thread'
import { type Figure, median } from './support/measure'

const PLACEHOLDERS = 20
const STOPS = 8
const DAYS = listDays('2026-03-01', '2026-03-31')
const MILES = [60, 120] as const
const MOST_SECONDS = 60
const MOST_MEGABYTES = 500

function timed(rounds: number, work: (round: number) => void): number {
  const times: number[] = []
  for (let round = 0; round < rounds + 20; round++) {
    const start = performance.now()
    work(round)
    // The first rounds warm the compiler.
    if (round >= 20) times.push(performance.now() - start)
  }
  return median(times)
}

function ways(): Figure[] {
  const roads = bundledRoads()
  const random = seededRandom('ends')
  const beside = ([longitude, latitude]: LngLat): LngLat => [
    longitude + random.between(-0.03, 0.03),
    latitude + random.between(-0.03, 0.03),
  ]
  const find = (from: LngLat, to: LngLat) => {
    const answer = roads.route([beside(from), beside(to)])
    if (!answer.ok) throw new Error(`No way: ${answer.problem.code}`)
  }
  const across = timed(400, () => find([-118.49, 34.02], [-117.29, 34.11]))
  const north = timed(100, () => find([-118.2437, 34.0522], [-122.4194, 37.7749]))
  return [
    {
      name: 'A way across Los Angeles',
      figure: `median ${across.toFixed(2)} ms`,
      bar: 'median ≤ 5 ms',
      pass: across <= 5,
    },
    {
      name: 'A way from Los Angeles to San Francisco',
      figure: `median ${north.toFixed(2)} ms`,
      bar: 'median ≤ 30 ms',
      pass: north <= 30,
    },
  ]
}

async function month(router: Router, number: number): Promise<DayOutcome[]> {
  const { stops, yards, timeZone } = demoAreas(bundledZips()).losAngeles
  const outcomes: DayOutcome[] = []
  for (const day of DAYS) {
    const outcome = await generateDay({
      placeholder: {
        num_stops: STOPS,
        min_mileage: MILES[0],
        max_mileage: MILES[1],
        min_impressions: 10_000,
        max_impressions: 20_000,
        use_weighting: false,
      },
      groups: [{ name: 'Los Angeles', weight: 0, places: stops }],
      startPoint: yards[number % yards.length],
      router,
      day,
      timeZone,
      now: Date.parse('2026-06-01T00:00:00Z'),
      randomFor: use => seededRandom(`${use} ${number} ${day}`),
    })
    outcomes.push(outcome)
  }
  return outcomes
}

/** Ways of the bundled roads, and a month of placeholders generated on them as the server does. */
export async function run(): Promise<Figure[]> {
  const figures = ways()
  const router = roadRouterThread()
  const start = performance.now()
  const outcomes: DayOutcome[] = []
  for (let number = 0; number < PLACEHOLDERS; number++) outcomes.push(...(await month(router, number)))
  const seconds = (performance.now() - start) / 1000
  const made = outcomes.filter(({ code }) => code === 'made').length
  const kept = outcomes.filter(outcome => outcome.code === 'made' && outcome.retries === 0).length
  const megabytes = process.memoryUsage().rss / 1e6
  return [
    ...figures,
    {
      name: `Routes generated: ${PLACEHOLDERS} placeholders, ${DAYS.length} days, ${STOPS} stops`,
      figure: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
      bar: `≤ ${MOST_SECONDS} s, ≤ ${MOST_MEGABYTES} MB`,
      pass: seconds <= MOST_SECONDS && megabytes <= MOST_MEGABYTES,
    },
    {
      name: `Days within ${MILES[0]} to ${MILES[1]} miles`,
      figure: `${((made / outcomes.length) * 100).toFixed(1)} % (${kept} of ${outcomes.length} at the first try)`,
      bar: '≥ 95 %',
      pass: made / outcomes.length >= 0.95,
    },
  ]
}
