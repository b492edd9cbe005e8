import { PAYMENT_SCHEDULE_TEXTS, paymentScheduleFields } from '@product/sdk/nouns/payments'
import type { Fields } from '../../forms/changed-fields'
import { problemsOf } from '../../forms/problems-of'

export interface Named {
  id: number
  name: string
}

/** What the dialog holds under `truck` and `campaign`. */
export const readNamed = (value: unknown): Named | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value
    ? { id: Number(value.id), name: String(value.name) }
    : undefined

/** Of what the dialog holds, what the calls take. */
export const toSend = ({ truck, truck_id, campaign, ...values }: Fields): Fields => ({
  truck_id: readNamed(truck)?.id ?? truck_id,
  campaign_id: readNamed(campaign)?.id ?? null,
  start_date: values.start_date,
  end_date: values.end_date ?? null,
  monthly_rate: values.monthly_rate,
  version: values.version,
})

const problems = problemsOf(paymentScheduleFields)

/** What is wrong, by the names of the dialog. */
export function scheduleProblems(values: Fields): Record<string, string> {
  const { truck_id, ...fields } = toSend(values)
  const { campaign_id, ...others } = problems(fields)
  return {
    ...(truck_id === undefined && { truck: PAYMENT_SCHEDULE_TEXTS.noTruck }),
    ...(campaign_id !== undefined && { campaign: campaign_id }),
    ...others,
  }
}
