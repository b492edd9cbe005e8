export * from './counted-miles'
export type { CutterOptions, CutterState, GpsFixVerdict, PathCutter } from './cut-paths'
export { createPathCutter, cutDay, cutPaths } from './cut-paths'
export type { CuttingRule } from './cutting-rule'
export { CUTTING_RULE } from './cutting-rule'
export * from './day-lines'
export * from './estimate-impressions'
export * from './explain-impressions'
export type { GpsFix } from './gps-fix'
export type { DropCounts, DropReason } from './gps-fix-filter'
export { unusableReason } from './gps-fix-filter'
export * from './impression-rules'
export type { UnusableCounts, UnusableReason } from './intake-rule'
export {
  addedCounts,
  isInaccurate,
  mayBeOurClock,
  OLDEST_DAYS,
  refusalOf,
  UNUSABLE_REASONS,
} from './intake-rule'
export * from './mileage-month'
export * from './new-ground'
export * from './path'
export { sortGpsFixes } from './sort-gps-fixes'
export * from './tracker-reading'
export type { CutPath } from './trip-trace'
