export * from './macro-endpoints'
