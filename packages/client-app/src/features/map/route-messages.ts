import type { Bounds, Point } from '@product/sdk/values'
import type { MapMode, Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import type { HeatPeak } from './heat-sheet'

/** What the map shows now: lines are simplified to its zoom, and many of them cut to its edges. */
export interface Look {
  zoom: number
  bounds: Bounds
}

/** What is to be drawn for: a look, and the vehicle that is shown before the others. */
export interface View extends Look {
  isolated: VehicleKey | undefined
}

export interface DrawRequest {
  type: 'draw'
  /** Answers to an earlier job than the last one are stale. */
  job: number
  vehicles: readonly Vehicle[]
  colours: ReadonlyMap<VehicleKey, string>
  measuredOnly: boolean
  mode: MapMode
  view: View
  /** Whether the map will move to what is drawn. */
  fits: boolean
}

export interface LookRequest {
  type: 'look'
  job: number
  view: View
}

/** Asks who drove there. Only the last question that waits is answered. */
export interface NearRequest {
  type: 'near'
  job: number
  place: Point
  /** Degrees of longitude. */
  reach: number
}

export type WorkerRequest = DrawRequest | LookRequest | NearRequest

export interface AllDrawn {
  type: 'done'
  job: number
  geojson: Blob
  bounds: Bounds | undefined
  first: Point | undefined
  /** Paths without a line to draw. */
  withoutLine: number
  /** Vehicles that could not be drawn; the others are. */
  failed: number
  /** What counts as the most heat, by zoom; none for routes. */
  peaks: HeatPeak[]
}

/** The same routes again, for another look. */
export interface Redrawn {
  type: 'redrawn'
  job: number
  geojson: Blob
}

export interface Near {
  type: 'near'
  job: number
  place: Point
  vehicles: VehicleKey[]
}

export type WorkerMessage = AllDrawn | Redrawn | Near
