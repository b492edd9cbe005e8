import { extendLine, startLine, textEndingAt } from '../../packages/sdk/src/nouns/driving/thin-line'
import { DAY_MS, seededRandom, utcDay } from '../../packages/sdk/src/values'
import { paths } from '../../packages/server/src/db/tables/driving'
import type { Db } from '../../packages/server/src/db/db'

const METERS_PER_DEGREE = 111_195
/** Fixes lie so far apart that a line of streets keeps most of them. */
const STEP_METERS = 140
const DRIVES_A_DAY = 5
const LINE_TOLERANCE_METERS = 5

/** A truck has so many tours that it drives again and again; three of ten drives lead elsewhere. */
const TOURS = 12
const ELSEWHERE = 0.3

type Random = ReturnType<typeof seededRandom>

interface Place {
  latitude: number
  longitude: number
}

/**
 * A drive through a grid of streets from a place on. `streets` decides where it leads: the same ones lead the same way;
 * `receiver` is how far its fixes lie from there.
 */
function drive(streets: Random, receiver: Random, from: Place): { miles: number; polyline: string } {
  const place = { ...from }
  const line = startLine(place.latitude, place.longitude)
  const steps = streets.whole(60, 170)
  let heading = streets.whole(0, 3)
  for (let step = 0; step < steps; step++) {
    if (streets.chance(0.15)) heading = (heading + (streets.chance(0.5) ? 1 : 3)) % 4
    const meters = STEP_METERS * (0.5 + streets.next())
    const [north, east] = heading % 2 === 0 ? [meters * (1 - heading), 0] : [0, meters * (2 - heading)]
    place.latitude += north / METERS_PER_DEGREE
    place.longitude += east / METERS_PER_DEGREE / 0.83
    const [latitude, longitude] = [place.latitude, place.longitude].map(
      degrees => degrees + (receiver.next() - 0.5) * 2e-4,
    )
    extendLine(line, latitude ?? 0, longitude ?? 0, LINE_TOLERANCE_METERS)
  }
  return {
    miles: (steps * STEP_METERS) / 1609.344,
    polyline: textEndingAt(line.written, place.latitude, place.longitude),
  }
}

/**
 * Paths of trucks (ids 1 to `trucks`) on so many days before `until` (ms, the start of a UTC day), five a day, with the
 * sums of the days.
 */
export async function addPaths(
  db: Db,
  { trucks, days, until }: { trucks: number; days: number; until: number },
): Promise<void> {
  const from = until - days * DAY_MS
  for (let truck = 1; truck <= trucks; truck++) {
    const random = seededRandom(`truck ${truck} from ${from}`)
    const depot = {
      latitude: 34.05 + (random.next() - 0.5) / 4,
      longitude: -118.24 + (random.next() - 0.5) / 4,
    }
    const made = Array.from({ length: days * DRIVES_A_DAY }, (_, index) => {
      const startedAt = from + (index / DRIVES_A_DAY) * DAY_MS + 3_600_000
      const tour = random.chance(ELSEWHERE) ? `elsewhere ${startedAt}` : `tour ${random.whole(1, TOURS)}`
      const { miles, polyline } = drive(seededRandom(`truck ${truck}, ${tour}`), random, depot)
      return {
        vehicle_kind: 'truck',
        vehicle_id: truck,
        utc_day: utcDay(startedAt),
        started_at: new Date(startedAt),
        ended_at: new Date(startedAt + 3_000_000 + random.whole(0, 900_000)),
        distance_miles: miles * (0.9 + random.next() / 5),
        polyline,
        rule_version: 1,
      }
    })
    for (let at = 0; at < made.length; at += 1000) await db.insert(paths).values(made.slice(at, at + 1000))
  }
  await db.execute(`insert into vehicle_days (vehicle_kind, vehicle_id, utc_day, counted_miles, estimated_miles,
      driven, resting, given_impressions, paths, capped)
    select vehicle_kind, vehicle_id, utc_day, sum(distance_miles), sum(distance_miles), count(*), 0, 0, count(*), 0
    from paths where utc_day >= '${utcDay(from)}' and utc_day < '${utcDay(until)}' group by 1, 2, 3`)
  await db.execute('vacuum analyze')
  await db.execute('checkpoint')
}
