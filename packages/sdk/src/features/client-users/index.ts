export * from './client-user-endpoints'
export * from './credential-endpoints'
