import { ApiError } from '@product/sdk/contract'
import { eq } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { trucks } from '../../db/tables/fleet'
import { Invalid, NotFound } from '../../contract/refusals'
import { sha256 } from '../../values/tokens'

/** The token that a delivery carries as a bearer or in its query; one in its body is for the parser to find. */
export function tokenOf(request: Request): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const inQuery = new URL(request.url).searchParams.get('token')
  return bearer ?? inQuery ?? undefined
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
