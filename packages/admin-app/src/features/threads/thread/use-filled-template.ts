import { serverClock } from '@product/client-app/server-clock'
import { type Contact, fillTemplate } from '@product/sdk/nouns/messages'
import { currentPayMonth, monthName } from '@product/sdk/nouns/payments'
import { useAdmin } from '../../../config/runtime'

/** A template as this thread's vendor would get it. What is not known stays in its brackets, to be written by hand. */
export function useFilledTemplate({ name }: Contact): (template: string) => string {
  const { brand } = useAdmin()
  return template =>
    fillTemplate(template, {
      vendor: name,
      month: monthName(currentPayMonth(serverClock.now())),
      product: brand.name,
    }).body
}
