import { type TargetArea, closeRing } from '@product/sdk/nouns/campaigns'
import type { GeoJSONStoreFeatures, TerraDraw } from 'terra-draw'
import type { Corners } from './read-target-area'

/** Decimals that the drawing library takes at most; what it draws by hand has as many. */
const PRECISION = 9
/** Decimals of what a hand draws: a tenth of a metre. */
const DRAWN_PRECISION = 6

/** Ids from here on are the library's own, of shapes half drawn and of handles; no stored record has one. */
export const FIRST_OWN_ID = 2 ** 40

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** Equal for two outlines that a hand can't tell apart. */
const drawnAs = (ring: readonly (readonly number[])[]): string =>
  ring.flatMap(corner => corner.map(value => value.toFixed(DRAWN_PRECISION))).join()

const ringOf = ({ points }: Pick<TargetArea, 'points'>): Corners =>
  closeRing(points).map(([lng, lat]) => [rounded(lng, PRECISION), rounded(lat, PRECISION)])

/** The corners of a drawn shape, the first not again at the end. */
export function cornersOf(feature: GeoJSONStoreFeatures | undefined): Corners {
  if (feature?.geometry.type !== 'Polygon') return []
  return (feature.geometry.coordinates[0] ?? [])
    .slice(0, -1)
    .map(([lng = 0, lat = 0]) => [rounded(lng, DRAWN_PRECISION), rounded(lat, DRAWN_PRECISION)])
}

const featureOf = (area: TargetArea): GeoJSONStoreFeatures => ({
  id: area.bounding_box_id,
  type: 'Feature',
  properties: { mode: 'polygon' },
  geometry: { type: 'Polygon', coordinates: [ringOf(area)] },
})

/** Draws the target areas as they are now: those that are as before stay untouched, so a selected one stays selected. */
export function drawTargetAreas(
  draw: Pick<TerraDraw, 'getSnapshot' | 'addFeatures' | 'removeFeatures' | 'deselectFeature'>,
  areas: readonly TargetArea[],
  selected: number | undefined,
): void {
  const wanted = new Map(areas.map(area => [area.bounding_box_id, drawnAs(ringOf(area))]))
  const drawn = draw
    .getSnapshot()
    .filter(({ id, geometry }) => geometry.type === 'Polygon' && Number(id) < FIRST_OWN_ID)
  const isAsWanted = ({ id, geometry }: GeoJSONStoreFeatures): boolean =>
    geometry.type === 'Polygon' && drawnAs(geometry.coordinates[0] ?? []) === wanted.get(Number(id))
  const stale = drawn.filter(feature => !isAsWanted(feature)).map(({ id }) => Number(id))
  if (selected !== undefined && stale.includes(selected)) draw.deselectFeature(selected)
  draw.removeFeatures(stale)
  const kept = new Set(drawn.filter(isAsWanted).map(({ id }) => Number(id)))
  draw.addFeatures(areas.filter(({ bounding_box_id }) => !kept.has(bounding_box_id)).map(featureOf))
}
