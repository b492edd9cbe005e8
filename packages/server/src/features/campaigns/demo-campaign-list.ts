import { addDays, dayStartMs, utcDay } from '@product/sdk/values'
import type { AreaName } from '../../demo/demo-areas'

export interface DemoCampaign {
  campaign_id: number
  name: string
  /** Email of the client. */
  client: string
  area: AreaName
  /** UTC days, both included. */
  from: string
  to: string
  csv: boolean
  trucks: number
  blended: number
  repRoutes: number
  macros: number
  /** A rectangle: west, south, east, north. */
  targetArea?: [number, number, number, number]
}

const LOS_ANGELES_TARGET_AREA: DemoCampaign['targetArea'] = [-118.42, 33.98, -118.2, 34.12]
const MANHATTAN_TARGET_AREA: DemoCampaign['targetArea'] = [-74.02, 40.7, -73.93, 40.8]
const SAN_FRANCISCO_TARGET_AREA: DemoCampaign['targetArea'] = [-122.45, 37.74, -122.38, 37.8]

/** Source of the first four: operating, "Demo". The rest gives the lists of expired and coming campaigns life. */
export function demoCampaigns(now: Date): DemoCampaign[] {
  const today = utcDay(now)
  const span = (from: number, to: number) => ({ from: addDays(today, from), to: addDays(today, to) })
  const la = { area: 'losAngeles', targetArea: LOS_ANGELES_TARGET_AREA } as const
  const ny = { area: 'newYork', targetArea: MANHATTAN_TARGET_AREA } as const
  const sf = { area: 'sanFrancisco', targetArea: SAN_FRANCISCO_TARGET_AREA } as const
  const none = { trucks: 0, blended: 0, repRoutes: 0, macros: 0 }
  const client = 'client@demo.test'
  const other = 'harbor@example.test'
  return [
    {
      campaign_id: 54,
      name: 'Bay Bikes Spring 2020',
      client: 'client2@demo.test',
      ...sf,
      from: '2020-03-02',
      to: '2020-06-14',
      csv: true,
      ...none,
      trucks: 2,
    },
    {
      campaign_id: 71,
      name: 'Golden State Coffee — Los Angeles',
      client,
      ...la,
      ...span(-31, 28),
      csv: true,
      trucks: 8,
      blended: 2,
      repRoutes: 2,
      macros: 1,
    },
    {
      campaign_id: 72,
      name: 'Golden State Coffee — New York',
      client,
      ...ny,
      ...span(-38, 12),
      csv: false,
      trucks: 6,
      blended: 1,
      repRoutes: 1,
      macros: 1,
    },
    {
      campaign_id: 73,
      name: 'Golden State Coffee — San Francisco',
      client,
      ...sf,
      ...span(-28, 60),
      csv: true,
      trucks: 5,
      blended: 1,
      repRoutes: 1,
      macros: 0,
    },
    {
      campaign_id: 74,
      name: 'Harbor Foods Winter',
      client: other,
      ...la,
      ...span(-150, -60),
      csv: false,
      ...none,
      trucks: 2,
    },
    {
      campaign_id: 75,
      name: 'Harbor Foods Spring',
      client: other,
      ...ny,
      ...span(9, 70),
      csv: true,
      ...none,
      repRoutes: 1,
    },
    {
      campaign_id: 76,
      name: 'Harbor Foods Coast to Coast',
      client: other,
      ...sf,
      ...span(21, 110),
      csv: false,
      ...none,
      targetArea: undefined,
    },
  ]
}

/** As campaigns are dated: the start of the first day to the last millisecond of the last, in UTC. */
export const storedDates = ({ from, to }: Pick<DemoCampaign, 'from' | 'to'>) => ({
  start_date: new Date(dayStartMs(from)).toISOString(),
  end_date: new Date(dayStartMs(addDays(to, 1)) - 1).toISOString(),
})

export const cornersOf = ([west, south, east, north]: NonNullable<DemoCampaign['targetArea']>): [
  number,
  number,
][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
