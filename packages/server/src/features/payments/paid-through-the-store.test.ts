import { amountCents, monthDays, monthTotal } from '@product/sdk/nouns/payments'
import { seededRandom, sumCents } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { trucks, vendors } from '../../db/tables/fleet'
import { insertSchedules } from '../../nouns/payments/payment-schedule-store'
import { testApp } from '../../testing/test-app'

/** The ninth column of a bill is its order, the fifth its amount; no name here has a comma. */
const billed = (csv: string) =>
  sumCents(
    csv
      .split('\r\n')
      .slice(1, -1)
      .map(row => Math.round(Number(row.split(',')[4]) * 100)),
  )

const MONTHS = ['2026-02', '2026-03', '2024-02', '2025-11']

it.each(MONTHS)('lines, vendor sums and bills of %s agree to the cent over random schedules', async month => {
  const app = await testApp()
  const { api } = await app.loginAs(3)
  const random = seededRandom(month)
  const upTo = (most: number) => random.whole(0, most)
  const { first, last, count } = monthDays(month)
  await app.db.insert(vendors).values(Array.from({ length: 5 }, (_, at) => ({ name: `Vendor ${at}` })))
  const fleet = Array.from({ length: 20 }, (_, at) => ({ name: `Truck ${at}`, vendor_id: (at % 5) + 1 }))
  await app.db.insert(trucks).values(fleet)
  const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`
  await insertSchedules(
    app.db,
    Array.from({ length: 80 }, () => {
      const start = upTo(count - 1) + 1
      const whole = upTo(3) === 0
      return {
        truck_id: upTo(19) + 1,
        monthly_rate_cents: upTo(500_000) + 1,
        start_date: whole ? first : day(start),
        end_date: whole ? [last, null][upTo(1)] : day(start + upTo(count - start)),
      }
    }),
  )
  const { payment_schedules, total, vendor_sums } = await api.payments({
    query: { start_date: first, end_date: last },
  })
  const { summary } = await api.exportPayPeriod({ params: { month } })
  expect(payment_schedules).toHaveLength(80)
  expect([total, sumCents(vendor_sums.map(({ cents }) => cents)), billed(summary.csv)]).toEqual(
    Array(3).fill(monthTotal(payment_schedules)),
  )
  for (const line of payment_schedules.filter(one => one.days_on_campaign === one.days_this_month))
    expect(amountCents(line)).toBe(Math.round(line.monthly_rate * 100))
})
