import type { ApiClient } from '../client'

export interface RealServer {
  /** Fills the database, which has nothing but the Owner `AN_OWNER`, by that Owner's calls. */
  prepare?(api: ApiClient, clientOf: (token: string) => ApiClient): Promise<unknown>
  /** Whose session the page has; absent: the Owner's. `nobody`: whoever logs in on the page. */
  as?: { email: string; password: string } | 'nobody'
}

/** Parameters of a story that runs on the real server, on a database of its own. */
export const onRealServer = (realServer: RealServer): { realServer: RealServer } => ({ realServer })
