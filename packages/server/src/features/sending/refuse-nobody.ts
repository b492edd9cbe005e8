import { type RecipientPlan, SEND_TEXTS } from '@product/sdk/nouns/messages'
import { Invalid } from '../../contract/refusals'

/** Throws Invalid where a plan leaves nobody to send to: why, by number. */
export function refuseNobody({ recipients, left_out }: Pick<RecipientPlan, 'recipients' | 'left_out'>): void {
  if (recipients.length > 0) return
  throw new Invalid({
    ...(left_out.length === 0 && { recipients: SEND_TEXTS.noRecipients }),
    ...Object.fromEntries(left_out.map(({ phone_number, reason }) => [phone_number ?? 'recipients', reason])),
  })
}
