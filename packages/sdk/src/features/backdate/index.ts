export * from './backdate-endpoints'
