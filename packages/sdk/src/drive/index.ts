export * from './macros/macro-endpoints'
export * from './macros/placeholder'
