import { pathTo } from '../../paths'
import type { ComposeSource } from './compose-source'

/** What a link to compose carries along, to start with. */
export interface ComposeStart {
  body?: string
  source?: ComposeSource
}

/** The properties of a link to compose. */
export const composeLink = (start: ComposeStart) => ({ to: pathTo('compose'), state: start })

/** Reads it from the address's state, where whatever another release left there may stand, too. */
export function readComposeStart(state: unknown): ComposeStart {
  if (typeof state !== 'object' || state === null) return {}
  const { body, source } = state as ComposeStart
  return {
    ...(typeof body === 'string' && { body }),
    ...(typeof source?.key === 'string' && Array.isArray(source.members) && { source }),
  }
}
