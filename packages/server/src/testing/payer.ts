import { storeTruck } from './stored-campaign'
import { testApp } from './test-app'

export const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' }

/** Staff who pay a truck: $1,000 for May, unless said otherwise. */
export async function payer() {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const truck = await storeTruck(app, 'Box 1')
  const add = async (over: object = {}, id = truck) =>
    api.addPayment({ params: { id }, body: { ...MAY, monthly_rate: 1000, ...over } })
  return { app, api, truck, add }
}

export const idOf = ({ new_ps }: { new_ps: { payment_schedule_id: number }[] }): number =>
  new_ps[0]?.payment_schedule_id ?? 0
