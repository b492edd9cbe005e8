import { scheduledEndpoints } from '@product/sdk/features/scheduled'
import { SCHEDULE_WINDOWS, scheduleProblem } from '@product/sdk/nouns/messages'
import { Conflict, Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import {
  cancelScheduled,
  findScheduled,
  holdScheduled,
  moveScheduled,
  scheduledMessages,
} from '../../nouns/messages/scheduled-store'
import { movePictureRequest } from '../../nouns/picture-reports/picture-request-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'

interface Edit {
  db: Db
  session: Actor
  now: Date
  requestId: string
}

/** The message, held until the edit is written. */
async function held({ db, now }: Edit, sid: string) {
  const stored = await findScheduled(db, sid)
  const id = await holdScheduled(db, sid, now)
  if (id === undefined) throw new NotFound('This scheduled message')
  if (id === false || !stored) throw new Conflict('This message has gone out already.')
  return { ...stored, id }
}

const record = (
  { db, session, now, requestId }: Edit,
  message: { id: number; name: string | null },
  deed: string,
  times: { before: string; after?: string },
) =>
  recordAudit(db, {
    session,
    now,
    requestId,
    action: `${deed} a scheduled message to ${message.name ?? 'an unknown number'}`,
    entity: 'message',
    entityId: message.id,
    before: { scheduled_for: times.before },
    after: times.after === undefined ? undefined : { scheduled_for: times.after },
  })

export const scheduledHandlers = implement(scheduledEndpoints, {
  scheduledMessages: async ({ db }) => ({ scheduledMessages: await scheduledMessages(db) }),

  async updateScheduledMessage(call) {
    const { db, body, now } = call
    const problem = scheduleProblem(SCHEDULE_WINDOWS.server, body.schedule, now)
    if (problem !== undefined) throw new Invalid({ schedule: problem })
    const message = await held(call, body.sid)
    if (body.version !== undefined && body.version !== message.version)
      throw new StaleEdit('This scheduled message', message)
    await moveScheduled(db, message.id, new Date(body.schedule))
    await movePictureRequest(db, message, new Date(body.schedule))
    await record(call, message, 'gave another time to', {
      before: message.scheduled_for,
      after: body.schedule,
    })
    const scheduledMessage = await findScheduled(db, body.sid)
    if (!scheduledMessage) throw new Error('A held message is gone')
    return { scheduledMessage }
  },

  async deleteScheduledMessage(call) {
    const { sid } = call.params
    const message = await held(call, sid)
    await cancelScheduled(call.db, message.id)
    await movePictureRequest(call.db, message, undefined)
    await record(call, message, 'deleted', { before: message.scheduled_for })
    return { deleted_scheduled_message: [{ sid }] }
  },
})
