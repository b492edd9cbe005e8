export * from './login-form'
export * from './session-endpoints'
