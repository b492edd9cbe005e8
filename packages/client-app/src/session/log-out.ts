import { api } from '../api'
import { forgetSession } from './expire-session'

let underWay: Promise<void> | undefined

/** Ends the session on the server, then forgets it here. Rejects when the server did not end it. */
export function logOut(): Promise<void> {
  underWay ??= api
    .logout()
    .then(forgetSession)
    .finally(() => {
      underWay = undefined
    })
  return underWay
}
