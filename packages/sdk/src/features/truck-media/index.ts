export * from './tagged-picture-endpoints'
export * from './truck-image-endpoints'
