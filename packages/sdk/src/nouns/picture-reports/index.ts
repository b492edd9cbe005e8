export * from './campaign-truck-status'
