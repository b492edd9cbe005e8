import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { instantField } from '../../contract/instant-field'
import { scheduledMessage } from '../../nouns/messages/scheduled-message'

const staff = { all: [1, 2, 3, 5] } as const
const sid = z.string().min(1).max(64)

/** Spec: communication, 7, "Scheduled messages". `sid` is our own id: it stays the same when the time changes. */
export const scheduledEndpoints = {
  scheduledMessages: endpoint({
    method: 'GET',
    path: '/communication/scheduled_messages',
    summary: 'Messages that wait for their time, the next one first.',
    access: staff,
    answer: z.object({ scheduledMessages: z.array(scheduledMessage) }),
  }),
  updateScheduledMessage: endpoint({
    method: 'PATCH',
    path: '/communication/update_scheduled_message',
    summary:
      'Give a message another time, 20 minutes to 7 days ahead. One that has gone out meanwhile is a conflict, so is another `version` (ours) than the stored one.',
    access: staff,
    body: z.object({
      sid,
      schedule: instantField('Please select a date and time.'),
      version: z.number().int().optional(),
    }),
    answer: z.object({ scheduledMessage }),
    stored: scheduledMessage,
    errors: ['invalid', 'conflict'],
  }),
  deleteScheduledMessage: endpoint({
    method: 'DELETE',
    path: '/communication/delete_scheduled_message/{sid}',
    summary: 'Take a message back before its time. One that has gone out meanwhile is a conflict.',
    access: staff,
    params: z.object({ sid }),
    answer: z.object({ deleted_scheduled_message: z.array(z.object({ sid: z.string() })) }),
    errors: ['conflict'],
  }),
}
