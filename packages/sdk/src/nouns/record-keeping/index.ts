export * from './activity-by-day'
export * from './activity-entry'
export * from './activity-place'
