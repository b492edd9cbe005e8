import { monthDays } from '@product/sdk/nouns/payments'
import { storeTruck } from './stored-campaign'
import { testApp } from './test-app'

export const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' }

/** Staff who pay a truck: $1,000 for May, unless said otherwise. `now` in place of the 20th of May. */
export async function payer(now?: string) {
  const app = await testApp()
  if (now !== undefined) app.clock.current = new Date(now)
  const { api } = await app.loginAs(2)
  const truck = await storeTruck(app, 'Box 1')
  const add = async (over: object = {}, id = truck) =>
    api.addPayment({ params: { id }, body: { ...MAY, monthly_rate: 1000, ...over } })
  /** Closes a month as it is shown now. */
  const close = async (month: string) => {
    const { first, last } = monthDays(month)
    const { lines_hash } = await api.payments({ query: { start_date: first, end_date: last, limit: 0 } })
    return api.closePayPeriod({ params: { month }, body: { lines_hash } })
  }
  return { app, api, truck, add, close }
}

export const idOf = ({ new_ps }: { new_ps: { payment_schedule_id: number }[] }): number =>
  new_ps[0]?.payment_schedule_id ?? 0
