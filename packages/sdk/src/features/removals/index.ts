export * from './removal-endpoints'
