import { METERS_PER_MILE } from '../../values/geo'

/**
 * How fixes become paths. Impressions hang on it, so every path says which version cut it, and no number here changes
 * without a new version.
 */
export interface CuttingRule {
  readonly version: number
  /** A less exact fix is dropped. */
  readonly worstAccuracyMeters: number
  /** A fix further ahead of now is dropped. */
  readonly farthestAheadSeconds: number
  /** A fix that only a greater speed would reach is an outlier. */
  readonly fastestMetersPerSecond: number
  /** The receiver's noise is worth any speed over a tenth of a second: shorter steps count as this long. */
  readonly shortestSpeedStepSeconds: number
  /** This far from where it stood, a truck drives. */
  readonly movesAfterMeters: number
  /** A truck that hasn't come that far in this time stands. */
  readonly stopsAfterSeconds: number
  /** A longer silence ends the path. */
  readonly longestGapSeconds: number
  /** Fixes this near to the resting place are its drift. */
  readonly restRadiusMeters: number
  /** A rest begins where this share of what follows lies within that radius. */
  readonly restShare: number
  /** How finely the time of an arrival is known. */
  readonly arrivalStepSeconds: number
  /** How far the drawn line may pass from a fix, give or take half. Miles don't depend on it. */
  readonly lineToleranceMeters: number
}

/**
 * Accuracy, lead, speed, distance, stop
 * and gap are the start values of the domain facts, section 4 (trips as Traccar cuts them); about the others the
 * documents say nothing.
 */
export const CUTTING_RULE: CuttingRule = {
  version: 2,
  worstAccuracyMeters: 100,
  farthestAheadSeconds: 86_400,
  fastestMetersPerSecond: (100 * METERS_PER_MILE) / 3600,
  shortestSpeedStepSeconds: 1,
  movesAfterMeters: 200,
  stopsAfterSeconds: 180,
  longestGapSeconds: 3600,
  restRadiusMeters: 50,
  restShare: 0.75,
  arrivalStepSeconds: 5,
  lineToleranceMeters: 5,
}
