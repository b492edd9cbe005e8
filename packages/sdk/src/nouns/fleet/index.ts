export * from './truck-image'
export * from './vendor-file'
