/**
 * A process that saves one campaign again and again, each time as the next generation: 200 trucks, and 100 changes that
 * all carry the generation's number. It tells on a line each what it finds at the start, that it is about to save, and
 * how long a save took; whoever started it may kill it at any moment. Arguments: the data folder, how many saves.
 */
import type { WholeCampaign } from '../../packages/sdk/src/nouns/campaigns/campaign'
import type { CampaignEditsBody } from '../../packages/sdk/src/features/campaigns/campaign-edits-body'
import type { Db } from '../../packages/server/src/db/db'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { bounding_boxes, campaigns, truck_campaigns } from '../../packages/server/src/db/tables/campaigns'
import { placeholders } from '../../packages/server/src/db/tables/placeholders'
import { trucks } from '../../packages/server/src/db/tables/fleet'
import { sessions, users } from '../../packages/server/src/db/tables/people'
import { sha256 } from '../../packages/server/src/values/tokens'
import { benchApp } from './bench-app'

const TOKEN = 'c'.repeat(64)
const STEADY = 180
const CHANGING = 20
const MILEAGE_CHANGES = 40
const AREAS = 9
const ROUTES = 5
const START = '2026-05-01T00:00:00.000Z'
const END = '2026-12-31T23:59:59.999Z'

const [folder = '', saves = '0'] = process.argv.slice(2)
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

const area = (generation: number): [number, number][] => [
  [-118.3, 34],
  [-118.2, 34],
  [-118.2, 34.1 + generation / 10_000],
]
const numbers = (count: number, first = 1): number[] => Array.from({ length: count }, (_, at) => first + at)

/** Generation 0. */
async function make(db: Db): Promise<void> {
  const client = { name: 'Client', email: 'client@example.test', privilege_id: 4, password_hash: '-' }
  await db.insert(users).values([client, { ...client, email: 'staff@example.test', privilege_id: 1 }])
  await db.insert(sessions).values({
    token_hash: sha256(TOKEN),
    user_id: 2,
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  })
  await db.insert(campaigns).values({
    name: 'Generation 0',
    user_id: 1,
    start_date: new Date(START),
    end_date: new Date(END),
  })
  const all = numbers(STEADY + CHANGING)
  await db.insert(trucks).values(all.map(number => ({ name: `Truck ${number}` })))
  await db.insert(truck_campaigns).values(
    all.map(number => ({
      campaign_id: 1,
      truck_id: number,
      campaign_display_name: number <= STEADY ? 'Steady' : 'Generation 0',
      tracking_start: new Date(START),
      avg_mileage: 100,
    })),
  )
  await db.insert(placeholders).values(
    numbers(2 * ROUTES).map(number => ({
      name: `Route ${number}`,
      campaign_id: number <= ROUTES ? 1 : null,
    })),
  )
  await db.insert(bounding_boxes).values(numbers(AREAS).map(() => ({ campaign_id: 1, points: area(0) })))
}

/** Which generations the parts of the stored campaign carry; a half-done save would show two. */
function generationsOf(whole: WholeCampaign): number[] {
  const { campaign, trucks: listed, placeholders: routes, bounding_box } = whole
  const generation = Number(campaign.name.split(' ')[1])
  const changing = listed.filter(truck => truck.campaign_display_name !== 'Steady')
  const parity = routes.every(one => one.placeholder_id <= ROUTES) ? 0 : 1
  const found = [
    generation,
    ...changing.map(truck => Number(truck.campaign_display_name.split(' ')[1])),
    ...listed.slice(0, MILEAGE_CHANGES).map(truck => truck.avg_mileage - 100),
    ...bounding_box.map(({ points }) => Math.round(((points[2]?.[1] ?? 0) - 34.1) * 10_000)),
  ]
  const counts = [listed.length - STEADY - CHANGING, routes.length - ROUTES, bounding_box.length - AREAS]
  if (counts.some(count => count !== 0) || generation % 2 !== parity) found.push(Number.NaN)
  return [...new Set(found)]
}

/** 1 field, 40 + 20 + 20 trucks, 10 Rep Routes and 9 target areas: 100 changes. */
function nextGeneration({ campaign, trucks: listed, placeholders: routes, bounding_box }: WholeCampaign) {
  const next = Number(campaign.name.split(' ')[1]) + 1
  const vehicle = { tracking_start: START, avg_mileage: 100 + next }
  const onNow = routes.map(one => one.placeholder_id)
  return {
    version: campaign.version,
    fields: { name: `Generation ${next}` },
    trucks: {
      updated: listed.slice(0, MILEAGE_CHANGES).map(({ truck_campaign_id, truck_id }) => ({
        ...vehicle,
        truck_campaign_id,
        truck_id,
        campaign_display_name: 'Steady',
      })),
      removed: listed
        .filter(truck => truck.campaign_display_name !== 'Steady')
        .map(truck => truck.truck_campaign_id),
      added: numbers(CHANGING, STEADY + 1).map(truck_id => ({
        ...vehicle,
        truck_id,
        campaign_display_name: `Generation ${next}`,
      })),
    },
    placeholders: { removed: onNow, added: numbers(2 * ROUTES).filter(number => !onNow.includes(number)) },
    bounding_boxes: {
      updated: bounding_box.map(({ bounding_box_id }) => ({ bounding_box_id, points: area(next) })),
    },
  } satisfies CampaignEditsBody
}

const { db, close } = await openDatabase({ dataDir: folder })
if ((await db.$count(campaigns)) === 0) await make(db)
const app = benchApp(db)

async function send(init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const response = await app.fetch(new Request('http://127.0.0.1/api/campaign/1/edits', { headers, ...init }))
  if (!response.ok) throw new Error(`Answered ${response.status}: ${await response.text()}`)
  return response.json()
}

// The contract's answer to this call.
let whole = (await send()) as WholeCampaign
tell({ found: generationsOf(whole), trucks: whole.trucks.length })
for (let count = 0; count < Number(saves); count++) {
  const body = JSON.stringify(nextGeneration(whole))
  tell({ saving: true })
  const began = performance.now()
  await send({ method: 'PUT', body })
  tell({ savedMs: performance.now() - began })
  whole = (await send()) as WholeCampaign
}
await close()
