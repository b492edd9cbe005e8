export * from './fix-list-endpoints'
