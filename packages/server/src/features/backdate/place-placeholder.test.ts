import { expect, it } from 'vitest'
import { placeholder_waypoint_bridges, waypoint_groups } from '../../db/tables/placeholders'
import { placeholdersWithGroups } from '../../nouns/placeholders/placeholder-store'
import { straightWays } from '../../outside/straight-ways'
import { storePlaceholder } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'
import { placePlaceholder } from './place-placeholder'
import { rememberingGeocoder } from '../../outside/remembering-geocoder'

async function placedWith(start_point: string | null, addresses: string[]) {
  const app = await testApp()
  const { db } = app
  const placeholder_id = await storePlaceholder(app, 'Port', { start_point })
  const [group] = await db
    .insert(waypoint_groups)
    .values({ name: 'Town', addresses, created_at: new Date(0) })
    .returning()
  await db
    .insert(placeholder_waypoint_bridges)
    .values({ placeholder_id, waypoint_group_id: group?.waypoint_group_id ?? 0, position: 0 })
  const [placeholder] = await placeholdersWithGroups(db, [placeholder_id])
  if (!placeholder) throw new Error('It was stored')
  const placed = await placePlaceholder(
    db,
    { geocoder: rememberingGeocoder(straightWays.geocoder) },
    placeholder,
  )
  if ('waitFor' in placed) throw new Error('The bundled geocoder answers')
  return placed
}

it('an address that is listed twice stands there twice, so that it is driven to twice as often', async () => {
  const { groups } = await placedWith(null, ['90012', '90401', '90012'])
  const places = groups[0]?.places ?? []
  expect(places).toEqual([
    [-118.2386, 34.066],
    [-118.4932, 34.0156],
    [-118.2386, 34.066],
  ])
  // As one place: a route that passes it over passes over both.
  expect(places[0]).toBe(places[2])
})

it('knows the address of each place, the start point’s too', async () => {
  const { startPoint, groups, addressAt } = await placedWith('30.0, -130.0', ['90401'])
  expect(startPoint && addressAt(startPoint)).toBe('30.0, -130.0')
  const place = groups[0]?.places[0]
  expect(place && addressAt(place)).toBe('90401')
})
