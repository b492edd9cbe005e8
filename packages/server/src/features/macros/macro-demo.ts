import { asc } from 'drizzle-orm'
import { placeholders } from '../../db/tables/placeholders'
import type { AreaName } from '../../demo/demo-areas'
import { yardOf } from '../../demo/demo-driving'
import { trucksOfArea } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { changePlaceholder, startColumns } from '../../nouns/placeholders/placeholder-store'
import { setGroups } from '../../nouns/placeholders/waypoint-bridge-store'
import { insertGroup } from '../../nouns/placeholders/waypoint-group-store'

/** Of each city, groups of ZIP codes by their name. */
const GROUPS: Record<AreaName, Readonly<Record<string, string>>> = {
  losAngeles: {
    'LA Downtown': '90012 90015 90017 90026 90027 90028 90023 90032 90058',
    'LA Westside and beaches': '90036 90034 90025 90024 90064 90401 90405 90292 90045 90301 90250 90278',
    'LA Harbor and Long Beach': '90501 90731 90802 90806 90712 90650 90241 90280',
    'San Fernando Valley': '91502 91601 91606 91401 91423 91364 91311 91324 91331 91342',
    'Inland Empire': '91766 91748 91710 91761 91730 92335 92408',
  },
  newYork: {
    Manhattan: '10001 10003 10007 10011 10013 10016 10019 10022 10023 10025 10027',
    'Brooklyn and Queens': '11101 11106 11354 11368 11373 11201 11206 11211 11215 11220',
    'North Jersey': '07030 07302 07305 07087 07102 07105 07601',
    'The Bronx and Yonkers': '10451 10458 10463 10469 10701',
  },
  sanFrancisco: {
    'San Francisco': '94102 94103 94105 94107 94109 94110 94114 94118 94122 94133',
    'East Bay': '94601 94606 94607 94612 94704 94710 94541 94577',
    'Peninsula and South Bay': '94014 94080 94010 94401 94063 94301 94040 95110 95128',
  },
}

/** How often the groups of a placeholder are driven to, in turn; none: all of its places alike. */
const WEIGHTINGS: readonly (readonly number[])[] = [[], [60, 40], [50, 30, 20], [], [40, 30, 20, 10]]

/** The names that the demo's campaigns give their Rep Routes and macros, by city. */
const CITY_WORDS: Record<AreaName, string> = {
  losAngeles: 'Westside',
  newYork: 'Hudson',
  sanFrancisco: 'Bayshore',
}

const AREAS = Object.keys(GROUPS) as AreaName[]

function areaOf(name: string): AreaName {
  const truck = Number(/^Relief loop (\d+)$/.exec(name)?.[1])
  return (
    AREAS.find(area => name.startsWith(CITY_WORDS[area]) || trucksOfArea(area).includes(truck)) ??
    'losAngeles'
  )
}

/** Waypoint groups, and which of them each Rep Route and macro drives to from where. */
export async function addDemoWaypoints({ tx, areas, now }: DemoWorld): Promise<void> {
  const ids: Record<AreaName, number[]> = { losAngeles: [], newYork: [], sanFrancisco: [] }
  for (const area of AREAS) {
    for (const [name, zips] of Object.entries(GROUPS[area])) {
      const group = await insertGroup(tx, { name, addresses: zips.split(' ') }, now)
      ids[area].push(group.waypoint_group_id)
    }
  }
  const all = await tx
    .select({ id: placeholders.placeholder_id, name: placeholders.name })
    .from(placeholders)
    .orderBy(asc(placeholders.placeholder_id))
  for (const [index, { id, name }] of all.entries()) {
    const area = areaOf(name)
    const weightings = (WEIGHTINGS[index % WEIGHTINGS.length] ?? []).slice(0, ids[area].length)
    // Where a city has fewer groups than weightings the first takes what is left.
    const rest = weightings.slice(1).reduce((sum, weighting) => sum + weighting, 0)
    const groups = ids[area].slice(0, weightings.length || 2)
    await setGroups(
      tx,
      id,
      groups.map((group, at) => [
        group,
        weightings.length === 0 ? 0 : at === 0 ? 100 - rest : (weightings[at] ?? 0),
      ]),
    )
    const { yardZips } = areas[area]
    await changePlaceholder(tx, id, {
      start_point: yardZips[id % yardZips.length] ?? null,
      ...startColumns(yardOf(areas[area], id)),
      use_weighting: weightings.length > 0,
    })
  }
}
