export * from './account-endpoints'
export * from './account-texts'
export { type SecondFactor, secondFactorEndpoints } from './second-factor-endpoints'
