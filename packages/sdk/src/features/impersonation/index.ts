export * from './impersonation'
export * from './impersonation-endpoints'
