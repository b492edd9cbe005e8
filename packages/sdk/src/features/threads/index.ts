export * from './thread-endpoints'
export * from './thread-vendor'
