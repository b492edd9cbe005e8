export * from './sending-endpoints'
