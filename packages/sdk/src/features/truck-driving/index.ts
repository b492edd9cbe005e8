export * from './truck-driving-endpoints'
