export * from './activity-entry'
