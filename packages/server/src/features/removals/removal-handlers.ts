import { removalEndpoints } from '@product/sdk/features/removals'
import { upcomingUntil } from '@product/sdk/nouns/removals'
import { addDays, losAngelesDay } from '@product/sdk/values'
import { NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { JsonText } from '../../http/json-text'
import { removalPage, removalTotals } from '../../nouns/removals/removal-list-store'
import { findRemoval } from '../../nouns/removals/removal-store'
import { uploadRemovalImage } from './upload-removal-image'
import { writeRemoval } from './write-removal'

const isAscending = ({ sortOrder }: { sortOrder: string }): boolean => sortOrder.toLowerCase() === 'asc'

export const removalHandlers = implement(removalEndpoints, {
  async upcomingRemovals({ db, query, now }) {
    const until = upcomingUntil(losAngelesDay(now))
    const { listed, rowCount } = await removalPage(db, { ...query, ascending: isAscending(query), until })
    return new JsonText(`{"upcoming_removals":${listed},"rowCount":${rowCount}}`)
  },

  async completedRemovals({ db, query }) {
    const { listed, rowCount } = await removalPage(db, { ...query, ascending: isAscending(query) })
    return new JsonText(`{"completed_removals":${listed},"rowCount":${rowCount}}`)
  },

  removalTotals({ db, now }) {
    const today = losAngelesDay(now)
    return removalTotals(db, { today, weekEnd: addDays(today, 7), until: upcomingUntil(today) })
  },

  async removal({ db, params }) {
    const found = await findRemoval(db, params.id)
    if (!found) throw new NotFound('This removal')
    return { removal: { rows: [found] } }
  },

  updateRemoval: writeRemoval,

  // Pictures are read and decoded with no transaction open: it takes long, and the embedded database has one.
  uploadRemovalImage: { ownTransaction: true, handler: uploadRemovalImage },
})
