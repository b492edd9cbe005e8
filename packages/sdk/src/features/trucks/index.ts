export * from './truck-endpoints'
