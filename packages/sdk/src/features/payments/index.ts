export * from './payment-answers'
export * from './payment-endpoints'
