export * from './picture-reminder-endpoints'
