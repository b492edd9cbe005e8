import {
  type AskedRecipient,
  type BlastBody,
  type BlastPlan,
  isQuietHour,
  planRecipients,
  type RecipientPlan,
} from '@product/sdk/nouns/messages'
import { monthName, monthOfDay } from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import { recipientFacts } from '../../nouns/messages/recipient-facts'
import type { SendCall } from './send-call'

interface PlanCall extends Pick<SendCall, 'db' | 'now'> {
  parts: Pick<SendCall['parts'], 'settings'>
}

/** Who gets what: what the dry run shows, and by what is sent. */
export async function planOf(
  { db, now, parts }: PlanCall,
  {
    asked,
    body,
    pictures,
    at = now,
  }: { asked: readonly AskedRecipient[]; body: string; pictures: number; at?: Date },
): Promise<RecipientPlan> {
  return planRecipients(asked, {
    ...(await recipientFacts(db, asked)),
    body,
    pictures,
    values: { product: parts.settings.brand.name, month: monthName(monthOfDay(losAngelesDay(at))) },
  })
}

/** The dry run of a message to many that goes out then. */
export async function planBlast(call: PlanCall & { body: BlastBody }, at: Date): Promise<BlastPlan> {
  const { recipients: asked, body, media } = call.body
  const plan = await planOf(call, { asked, body, pictures: media?.length ?? 0, at })
  return { ...plan, quiet_hours: isQuietHour(at) }
}
