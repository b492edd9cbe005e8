export * from './activity-place'
export * from './team-endpoints'
