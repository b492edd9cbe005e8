export * from './overlap-texts'
export * from './vendor-edits-body'
export * from './vendor-endpoints'
