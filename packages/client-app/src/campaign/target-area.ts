import type { Point } from '@product/sdk/values'

/** An outline within which a campaign is meant to be seen. */
export interface TargetArea {
  bounding_box_id: number
  points: readonly Point[]
}
