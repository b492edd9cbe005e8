export * from './account-endpoints'
export * from './account-texts'
export * from './password-change'
export { type SecondFactor, secondFactorEndpoints } from './second-factor-endpoints'
