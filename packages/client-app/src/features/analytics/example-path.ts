import { isMeasured, type RoutePath } from '@product/sdk/nouns/driving'
import type { Vehicle } from '@product/sdk/nouns/campaigns'

/** A path and whose it is. */
export interface ExamplePath {
  vehicleName: string
  path: RoutePath
}

/**
 * The path that explains most: an estimated one that was measured and drove, else the first there is. Undefined
 * where the vehicles have none.
 */
export function examplePath(vehicles: readonly Vehicle[]): ExamplePath | undefined {
  const all = vehicles.flatMap(({ displayName, paths }) =>
    paths.map(path => ({ vehicleName: displayName, path })),
  )
  const explains = ({ path }: ExamplePath): boolean => path.estimated && !path.capped && path.distance > 0
  return all.find(one => explains(one) && isMeasured(one.path)) ?? all.find(explains) ?? all[0]
}
