export * from './placeholder-endpoints'
export * from './waypoint-bridge-endpoints'
export * from './waypoint-group-endpoints'
