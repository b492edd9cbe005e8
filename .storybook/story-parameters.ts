import type { CannedAnswer, RealServer } from '@product/sdk/testing'

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
