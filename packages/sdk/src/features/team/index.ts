export * from './team-endpoints'
