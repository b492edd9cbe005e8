export * from './needs-attention'
export * from './truck-image'
export * from './vendor-file'
