import { ApiError } from '@product/sdk/contract'
import { eq } from 'drizzle-orm'
import { type Db, first } from '../db/db'
import { trucks } from '../db/tables/fleet'
import { Invalid, NotFound } from '../http/error-response'
import { sha256 } from '../http/tokens'

/** A token in the query or form of the delivery, or as a bearer. */
export function tokenOf(request: Request, fields: Record<string, unknown> = {}): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const inQuery = new URL(request.url).searchParams.get('token')
  const inForm = typeof fields.token === 'string' ? fields.token : undefined
  return bearer ?? inQuery ?? inForm
}

/** The truck that a device id (its imei) and token stand for; not found for an unknown device, as trackers expect. */
export async function truckOfDevice(db: Db, deviceId: string, token: string | undefined): Promise<number> {
  if (deviceId === '') throw new Invalid({ id: 'A device id is needed' })
  const truck = first(await db.select().from(trucks).where(eq(trucks.imei, deviceId)))
  if (!truck) throw new NotFound('This device')
  if (token === undefined || truck.telemetry_token_hash !== sha256(token)) {
    throw new ApiError('forbidden', "The truck's token is missing or wrong.")
  }
  return truck.truck_id
}
