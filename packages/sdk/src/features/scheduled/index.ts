export * from './scheduled-endpoints'
