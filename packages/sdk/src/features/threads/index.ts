export * from './chat-events'
export * from './thread-endpoints'
export * from './thread-vendor'
