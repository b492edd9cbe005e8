export * from './blast'
export * from './sending-endpoints'
