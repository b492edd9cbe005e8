export * from './group-endpoints'
