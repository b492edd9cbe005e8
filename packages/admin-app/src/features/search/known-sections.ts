import { matchSought } from '@product/sdk/values'
import type { FoundPlace } from '../../config/admin-feature'
import type { KnownPlaces } from './known-places'

/** As many as leave the hits of the indexes in sight. */
const MOST_MATCHES = 6
const MOST_RECENT = 5

export interface FoundSection {
  /** Text key. */
  label: string
  places: readonly FoundPlace[]
}

/** What needs no search: before anything is typed the recent places and the actions, then what of all places fits. */
export function knownSections({ recent, pages, actions }: KnownPlaces, text: string): FoundSection[] {
  const sections =
    text.trim() === ''
      ? [
          { label: 'search.recent', places: recent.slice(0, MOST_RECENT) },
          { label: 'search.actions', places: actions },
        ]
      : [
          {
            label: 'search.go_to',
            places: matchSought([...recent, ...pages, ...actions], text, ({ name }) => name).slice(
              0,
              MOST_MATCHES,
            ),
          },
        ]
  return sections.filter(({ places }) => places.length > 0)
}
