import type { vendorEndpoints } from '@product/sdk/features/vendors'
import { numberText, type PersonalNumberKind } from '@product/sdk/nouns/fleet'
import { NotFound } from '../../contract/refusals'
import type { Handler } from '../../http/implement'
import { findVendor } from '../../nouns/fleet/vendor-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { openNumber } from './personal-numbers'

/**
 * SSN and EIN unmasked, with a row of the audit that says who asked. In a transaction of its own: the answer must not be
 * stored under the request's key.
 */
export const revealNumbers: Handler<typeof vendorEndpoints.revealVendorNumbers> = async call => {
  const { db, parts, params } = call
  const stored = await findVendor(db, params.id)
  if (!stored) throw new NotFound('This vendor')
  await db.transaction(tx =>
    recordAudit(tx, {
      ...call,
      action: `looked at SSN and EIN of vendor ${stored.name}`,
      entity: 'vendor',
      entityId: params.id,
    }),
  )
  const shown = async (kind: PersonalNumberKind, sealed: string | null) => {
    const digits = await openNumber(parts.cipher, sealed)
    return digits === null ? null : numberText(kind, digits)
  }
  return { ssn: await shown('ssn', stored.ssn_encrypted), ein: await shown('ein', stored.ein_encrypted) }
}
