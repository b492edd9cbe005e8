export * from './board-state'
export * from './approved-this-month'
export * from './picture-tagging-endpoints'
