export * from './template-endpoints'
