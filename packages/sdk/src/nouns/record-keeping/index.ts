export * from './activity-by-day'
export * from './activity-entry'
