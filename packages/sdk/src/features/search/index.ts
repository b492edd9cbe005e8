export * from './highlight'
export * from './result-link'
export * from './search-client'
export * from './search-endpoints'
