export * from './inventory-csv'
export * from './inventory-endpoints'
export * from './inventory-to-export'
export * from './inventory-truck'
