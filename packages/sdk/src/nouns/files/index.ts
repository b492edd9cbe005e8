export * from './picture'
export * from './document'
