import type { Role } from '@product/sdk/values'

/** Who is logged in, as every request and every audit row knows it. */
export interface Session {
  tokenHash: string
  userId: number
  name: string
  role: Role
  expiresAt: Date
  lastUsedAt: Date | null
  /** The account has one, so this session was begun with it. */
  hasSecondFactor: boolean
}
