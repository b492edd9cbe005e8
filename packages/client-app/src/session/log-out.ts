import { forgetPlaces } from '@product/sdk/nouns/people'
import { api } from '../api'
import { browserMemory } from '../browser-storage'
import { forgetSession } from './expire-session'

function forget(): void {
  forgetSession()
  forgetPlaces(browserMemory)
}

let underWay: Promise<void> | undefined

/** Ends the session on the server, then forgets it here, with the names of what was opened last. Rejects when the server did not end it. */
export function logOut(): Promise<void> {
  underWay ??= api
    .logout()
    .then(forget)
    .finally(() => {
      underWay = undefined
    })
  return underWay
}
