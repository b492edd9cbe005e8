import { type Bounds, boundsOf, joinBounds, type Point } from '@product/sdk/values'
import type { TargetArea } from '../../campaign/target-area'
import type { Drawing } from './use-route-drawing'

/** Where the map is to go. */
export interface Frame {
  bounds: Bounds
  /** Where the routes begin, which the map flies to first; undefined where there are none. */
  first: Point | undefined
}

/**
 * What a selection shows: its routes once they are drawn, its target areas where it has none. Undefined while the map
 * holds another selection: what is seen then says nothing of it.
 */
export function frameOf(
  { selection, status, result }: Pick<Drawing, 'selection' | 'status' | 'result'>,
  areas: readonly TargetArea[],
  wanted: string,
): Frame | undefined {
  if (selection !== wanted) return undefined
  if (result?.bounds) return { bounds: result.bounds, first: result.first }
  if (status !== 'idle' && !result) return undefined
  const bounds = areaBounds(areas)
  return bounds && { bounds, first: undefined }
}

/** Around all target areas; undefined without any. */
export const areaBounds = (areas: readonly TargetArea[]): Bounds | undefined =>
  areas.map(({ points }) => boundsOf(points)).reduce(joinBounds, undefined)
