import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { api as contract } from '@product/sdk/api'
import { files } from '../db/tables/files'
import { fix_list_items } from '../db/tables/fix-list'
import { payment_schedules } from '../db/tables/payments'
import { truck_pictures } from '../db/tables/pictures'
import type { TestApp } from './test-app'

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']
type VendorBody = Omit<z.input<(typeof contract)['createVendor']['body']>, 'pipeline'> & { pipeline?: string }

/** A vendor as a member of staff makes one. */
export async function makeVendor(api: Api, over: Partial<VendorBody> = {}) {
  const { new_vendor, trucks } = await api.createVendor({
    // Tests also say what the contract's types refuse.
    body: { name: 'Alvarez Freight', ...over } as z.input<(typeof contract)['createVendor']['body']>,
  })
  const [vendor] = new_vendor
  if (!vendor) throw new Error('The vendor was not made')
  return { ...vendor, trucks }
}

/** An upload that no record took up yet; its address. */
export async function storeUpload({ db, clock }: TestApp, name: string): Promise<string> {
  const now = clock.now()
  await db.insert(files).values({
    name,
    content_type: 'application/pdf',
    bytes: 5,
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  })
  return `/media/${name}`
}

/** A name as the file store gives them. */
export const fileName = (digit: string): string => `${digit.repeat(64)}.png`

export async function storeFixItem(
  { db }: TestApp,
  truckId: number,
  over: Partial<typeof fix_list_items.$inferInsert> = {},
): Promise<number> {
  const [added] = await db
    .insert(fix_list_items)
    .values({
      truck_id: truckId,
      description: 'Corner peels off',
      bleeding_stopped: true,
      date_identified: '2026-05-01',
      target_close_date: '2026-05-31',
      ...over,
    })
    .returning()
  return added?.truck_problem_id ?? 0
}

export async function storeSchedule(
  { db }: TestApp,
  truckId: number,
  over: Partial<Omit<typeof payment_schedules.$inferInsert, 'vendor_id'>> = {},
): Promise<number> {
  const [added] = await db
    .insert(payment_schedules)
    .values({
      truck_id: truckId,
      vendor_id: sql`(select vendor_id from trucks where truck_id = ${truckId})`,
      monthly_rate_cents: 150_000,
      start_date: '2026-05-01',
      ...over,
    })
    .returning()
  return added?.payment_schedule_id ?? 0
}

/** A tagged picture, approved unless said otherwise. */
export async function storePicture(app: TestApp, truckId: number, month: string, approved = true) {
  const name = fileName(month.slice(-1))
  await storeUpload(app, name)
  await app.db.insert(truck_pictures).values({
    truck_id: truckId,
    file_name: name,
    month,
    side: 'back',
    tagged_at: new Date(`${month}-15T12:00:00Z`),
    approved,
  })
}
