import { matchSought } from '@product/sdk/values'
import { PlaceSection } from './PlaceSection'
import { usePlaces } from './use-places'

/** As many as leave the hits of the indexes in sight. */
const MOST_MATCHES = 6
const MOST_RECENT = 5

/** What needs no search: before anything is typed the recent places and the actions, then what of all places fits. */
export function KnownPlaces({ text, onOpen }: { text: string; onOpen: () => void }) {
  const { recent, pages, actions } = usePlaces()
  if (text.trim() === '') {
    return (
      <>
        <PlaceSection label="search.recent" places={recent.slice(0, MOST_RECENT)} onOpen={onOpen} />
        <PlaceSection label="search.actions" places={actions} onOpen={onOpen} />
      </>
    )
  }
  const fitting = matchSought([...recent, ...pages, ...actions], text, ({ name }) => name)
  return <PlaceSection label="search.go_to" places={fitting.slice(0, MOST_MATCHES)} onOpen={onOpen} />
}
