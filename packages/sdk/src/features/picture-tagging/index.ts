export * from './approved-this-month'
export * from './picture-tagging-endpoints'
