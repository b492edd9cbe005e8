export * from './placeholder'
export * from './plan-routes'
export * from './route-for-model'
export * from './router'
