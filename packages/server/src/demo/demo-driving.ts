import type { GpsFix } from '@product/sdk/nouns/driving'
import { generateDay, type Placeholder } from '@product/sdk/nouns/placeholders'
import { type Day, listDays, seededRandom, weekday } from '@product/sdk/values'
import { insertModelledPaths, type ModelledPath } from '../nouns/driving/path-store'
import { recordGpsFixes } from '../nouns/driving/record-gps-fixes'
import type { AreaName, DrivingArea } from './demo-areas'
import type { DemoWorld } from './demo-world'
import { driveDay } from './drive-along-roads'

export interface DrivingSpan {
  area: AreaName
  /** Both included. */
  from: Day
  to: Day
}

/** Where a truck or placeholder of this number stands at night. */
export const yardOf = (area: DrivingArea, number: number) => {
  const yard = area.yards[number % area.yards.length]
  if (yard === undefined) throw new Error('The area has no yard')
  return yard
}

/** Lets a truck drive, fix by fix, the way a tracker delivers it. `skip` leaves out days (its receiver was off). */
export async function driveTruck(
  { tx, areas, findLeg, now }: DemoWorld,
  truckId: number,
  span: DrivingSpan,
  skip: (day: Day) => boolean = () => false,
): Promise<void> {
  const area = areas[span.area]
  const home = yardOf(area, truckId)
  const days = listDays(span.from, span.to).filter(day => !skip(day))
  const fixes: GpsFix[] = days.flatMap(day =>
    driveDay({ findLeg, area, home, seed: `truck ${truckId}`, day }),
  )
  await recordGpsFixes(
    tx,
    truckId,
    fixes.filter(fix => fix.at <= now.getTime()),
    now.getTime(),
  )
}

const SEEDS = { way: 'placeholder', impressions: 'impressions' } as const

/** Generates a placeholder's routes from Monday to Friday as the product does, always the same for its id. */
export async function drivePlaceholder(
  { tx, areas, router, now }: DemoWorld,
  placeholder: Placeholder,
  span: DrivingSpan,
): Promise<void> {
  const area = areas[span.area]
  const id = placeholder.placeholder_id
  const workdays = listDays(span.from, span.to).filter(day => ![0, 6].includes(weekday(day)))
  const routes: ModelledPath[] = []
  for (const day of workdays) {
    const outcome = await generateDay({
      placeholder,
      groups: [{ name: span.area, weight: 100, places: area.stops }],
      router,
      startPoint: yardOf(area, id),
      day,
      timeZone: area.timeZone,
      now: now.getTime(),
      randomFor: use => seededRandom(`${SEEDS[use]} ${id} ${day}`),
    })
    if (outcome.code === 'made') routes.push(outcome.route)
  }
  await insertModelledPaths(tx, id, routes)
}
