export * from './picture-tagging-endpoints'
