import type { ActivityEntry } from '@product/sdk/features/team'
import { groupBy, instantMs } from '@product/sdk/values'
import { pathTo } from '../../paths'

/** What was done with one record since a moment: the newest deed, and how many there were. */
export interface ChangedRecord {
  latest: ActivityEntry
  deeds: number
  /** Where the record is looked at. */
  to: string
}

/** What is no news: who logged in or out, and in whose place staff looked. */
const NO_NEWS = new Set(['session', 'impersonation'])

/** Records that others changed after `since` (ms), the newest first; `entries` are the newest of the log, as it answers. */
export function changedRecords(
  entries: readonly ActivityEntry[],
  { since, me }: { since: number; me: string },
): ChangedRecord[] {
  const news = entries.filter(
    ({ timestamp, user, entity }) => instantMs(timestamp) > since && user !== me && !NO_NEWS.has(entity),
  )
  // Without an id every deed is of a record of its own.
  const records = groupBy(news, ({ id, entity, entity_id }) => `${entity} ${entity_id ?? `deed ${id}`}`)
  return [...records.values()].flatMap(deeds => {
    const [latest] = deeds
    return latest ? [{ latest, deeds: deeds.length, to: pathOf(latest) }] : []
  })
}

/** A record without a page of its own is found in the log. */
function pathOf({ entity, entity_id: id, action }: ActivityEntry): string {
  const isThere = id !== null && !action.startsWith('deleted')
  if (isThere && entity === 'campaign') return pathTo('editCampaign', { id })
  if (isThere && entity === 'truck') return pathTo('editTruck', { id })
  if (isThere && entity === 'vendor') return pathTo('editVendor', { id })
  if (entity === 'removal') return pathTo('removals')
  if (entity === 'fix_list_item') return pathTo('fixlist')
  if (entity === 'pay_period' || entity === 'payment_schedule') return pathTo('payments')
  return pathTo('team')
}
