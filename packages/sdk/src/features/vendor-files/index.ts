export * from './vendor-file-endpoints'
