import type { Carrier, CarrierRecord } from '../outside/carrier'

const silent = () => Promise.reject(new Error('The carrier does not answer'))

/** A carrier that can't be reached. A test gives what it needs to answer. */
export const silentCarrier: Carrier & CarrierRecord = {
  send: silent,
  find: silent,
  fetchMedia: silent,
  deleteMedia: silent,
  statusOf: silent,
  since: silent,
  mediaOf: silent,
}
