export * from './placeholder'
