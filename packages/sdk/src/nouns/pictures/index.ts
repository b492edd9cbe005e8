export * from './truck-picture'
