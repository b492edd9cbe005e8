import type { CannedAnswer } from '@product/sdk/testing'
import type { inMemoryApp } from '@product/server/in-memory-app'

export type InMemoryServer = Awaited<ReturnType<typeof inMemoryApp>>

export interface RealServer {
  /** Fills the empty database; may answer a session's token, which is then sent with every call. */
  prepare?(server: InMemoryServer): Promise<string | void>
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the API answers in this story; a call that is not listed is an error. */
    answers?: CannedAnswer[]
    /** The story runs against the real server, on a database of its own. */
    realServer?: RealServer
    /** Where the page stands when the story starts: `/dashboard/72`. */
    path?: string
  }
}
