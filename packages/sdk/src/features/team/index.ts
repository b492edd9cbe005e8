export * from './activity-entries'
export * from './team-endpoints'
