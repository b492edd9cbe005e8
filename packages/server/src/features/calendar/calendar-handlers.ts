import { calendarEndpoints } from '@product/sdk/features/calendar'
import { implement } from '../../http/implement'
import {
  hasCalendarAddress,
  removeCalendarAddress,
  renewCalendarToken,
} from '../../nouns/people/calendar-address-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { calendarEvents } from './calendar-store'

export const calendarHandlers = implement(calendarEndpoints, {
  async calendar({ db, query: { start_date, end_date } }) {
    return { start_date, end_date, events: await calendarEvents(db, start_date, end_date) }
  },

  calendarAddress: async ({ db, session }) => ({ has_address: await hasCalendarAddress(db, session.userId) }),

  // Its answer is never stored under an Idempotency-Key: the token would stand there to be read.
  renewCalendarAddress: {
    ownTransaction: true,
    async handler(call) {
      const { session, now, parts } = call
      const token = await call.db.transaction(async db => {
        const renewed = await renewCalendarToken(db, session.userId, now)
        await recordAudit(db, {
          ...call,
          action: 'made an address for a calendar program',
          entity: 'user',
          entityId: session.userId,
        })
        return renewed
      })
      return { calendar_url: `${parts.settings.publicUrl}/api/calendar/${token}.ics` }
    },
  },

  async removeCalendarAddress(call) {
    const { db, session } = call
    await removeCalendarAddress(db, session.userId)
    await recordAudit(db, {
      ...call,
      action: 'took away the address for a calendar program',
      entity: 'user',
      entityId: session.userId,
    })
    return { has_address: false }
  },
})
