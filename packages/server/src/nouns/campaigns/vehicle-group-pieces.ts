import type { CampaignVehicle } from '@product/sdk/nouns/campaigns'
import type { VehicleTexts } from './campaign-path-store'

type Group = CampaignVehicle['group']

/** As the documents list them. */
const GROUPS: readonly Group[] = ['trucks', 'blended', 'placeholders', 'macros']

/** The lists of each vehicle by their name on the wire, in this order. */
export type VehicleLists = readonly { name: 'analytics' | 'paths'; texts: VehicleTexts }[]

/** How many items of the lists are asked for at once: about a megabyte. */
const ITEMS_AT_ONCE = 2000

/**
 * The vehicles in the four groups of the documents, as pieces of JSON. A blended one whose first list is empty is left
 * out. `listsOf` is asked for some vehicles at a time, as many as have about `atOnce` items, and for the next ones while the
 * piece before is used.
 */
export async function* vehicleGroupPieces(
  vehicles: readonly CampaignVehicle[],
  itemsOf: (vehicle: CampaignVehicle) => number,
  listsOf: (vehicles: readonly CampaignVehicle[]) => Promise<VehicleLists>,
  atOnce = ITEMS_AT_ONCE,
): AsyncGenerator<string> {
  const grouped = GROUPS.flatMap(group => vehicles.filter(vehicle => vehicle.group === group))
  const opened: Group[] = []
  const openUpTo = (end: number): string => {
    const groups = GROUPS.slice(opened.length, end)
    const text = groups.map((group, at) => `${opened.length + at === 0 ? '{' : '],'}"${group}":[`).join('')
    opened.push(...groups)
    return text
  }
  const pieceOf = (some: readonly CampaignVehicle[], lists: VehicleLists): string => {
    let piece = ''
    for (const [place, vehicle] of some.entries()) {
      if (vehicle.group === 'blended' && !lists[0]?.texts.has(place)) continue
      const opening = openUpTo(GROUPS.indexOf(vehicle.group) + 1)
      piece += `${opening || ','}${vehicleText(vehicle, place, lists)}`
    }
    return piece
  }
  // A piece is put together as soon as its lists are there: they aren't kept in memory until a slow reader takes it.
  yield* oneAhead(batches(grouped, itemsOf, atOnce), async some => pieceOf(some, await listsOf(some)))
  yield `${openUpTo(GROUPS.length)}]}`
}

/** What is made of each, one after the other; the next one is made while the one before is used. */
async function* oneAhead<Item>(
  all: Iterable<Item>,
  make: (item: Item) => Promise<string>,
): AsyncGenerator<string> {
  let next: Promise<string> | undefined
  try {
    for (const item of all) {
      const before = await next
      next = make(item)
      // Its failure is heard once it is asked for, or by nobody.
      next.catch(() => {})
      if (before !== undefined) yield before
    }
    if (next) yield await next
  } finally {
    // Whoever takes no more pieces keeps their place in line for as long as the database is at work for them.
    await next?.catch(() => {})
  }
}

/** Put together, not joined: a list may be a megabyte, and joining copies it. */
function vehicleText(
  { group, id, displayName, imei }: CampaignVehicle,
  place: number,
  lists: VehicleLists,
): string {
  let text = `{"id":${id},"display_name":${JSON.stringify(displayName)}`
  for (const { name, texts } of lists) text += `,"${name}":[${texts.get(place) ?? ''}]`
  if (group === 'trucks') text += `,"imei":${JSON.stringify(imei)}`
  return `${text}}`
}

function* batches(
  vehicles: readonly CampaignVehicle[],
  itemsOf: (vehicle: CampaignVehicle) => number,
  atOnce: number,
): Generator<CampaignVehicle[]> {
  let batch: CampaignVehicle[] = []
  let items = 0
  for (const vehicle of vehicles) {
    if (batch.length > 0 && items + itemsOf(vehicle) > atOnce) {
      yield batch
      batch = []
      items = 0
    }
    batch.push(vehicle)
    items += itemsOf(vehicle)
  }
  if (batch.length > 0) yield batch
}
