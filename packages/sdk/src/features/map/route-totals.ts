import { countedMiles, wasCapped } from '../../nouns/driving/counted-miles'
import { isMeasured, type Provenance, PROVENANCES } from '../../nouns/driving/path'
import type { Vehicle, VehicleKind } from '../../nouns/campaigns/vehicle'

/** What is drawn, in numbers. Unrounded: a figure is rounded once, where it is shown. */
export interface RouteTotals {
  /** Trucks with at least one path, blended ones among them: what a campaign's card counts, too. */
  trucks: number
  /** Rep Routes and macros with at least one path: they stand for no truck. */
  repRoutes: number
  macros: number
  paths: number
  miles: number
  impressions: number
  /** How the paths are known, in the order of `PROVENANCES`; only those that occur. */
  provenances: readonly Provenance[]
  /** Paths whose distance was over the cap. */
  capped: number
  /** Paths whose impressions are the formula's. */
  estimated: number
}

/** The sums over the vehicles' paths. */
export function routeTotals(
  vehicles: readonly Pick<Vehicle, 'kind' | 'paths'>[],
  { measuredOnly = false }: { measuredOnly?: boolean } = {},
): RouteTotals {
  const counted = vehicles
    .map(({ kind, paths }) => ({ kind, paths: measuredOnly ? paths.filter(isMeasured) : paths }))
    .filter(({ paths }) => paths.length > 0)
  const countOf = (...kinds: VehicleKind[]): number =>
    counted.filter(({ kind }) => kinds.includes(kind)).length
  const paths = counted.flatMap(vehicle => vehicle.paths)
  const occurring = new Set(paths.map(({ provenance }) => provenance))
  return {
    trucks: countOf('truck', 'blended'),
    repRoutes: countOf('placeholder'),
    macros: countOf('macro'),
    paths: paths.reduce((sum, { day }) => sum + (day?.paths ?? 1), 0),
    miles: paths.reduce((sum, path) => sum + countedMiles(path), 0),
    impressions: paths.reduce((sum, { impressions }) => sum + impressions, 0),
    provenances: PROVENANCES.filter(provenance => occurring.has(provenance)),
    capped: paths.reduce((sum, path) => sum + (path.day?.capped ?? Number(wasCapped(path))), 0),
    estimated: paths.reduce((sum, { day, estimated }) => sum + (day?.estimated ?? Number(estimated)), 0),
  }
}
