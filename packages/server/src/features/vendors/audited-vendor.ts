import { type Vendor, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { answerOf } from '../../db/record-columns'
import type { StoredVendor } from '../../nouns/fleet/vendor-store'

/**
 * The fields of a vendor as the audit compares them. What is sealed goes in sealed, for it is masked there by its name,
 * and is told apart by that.
 */
export const auditedVendor = (stored: StoredVendor): Record<string, unknown> => ({
  ...answerOf(VENDOR_FIELDS, stored),
  ssn: stored.ssn_encrypted,
  ein: stored.ein_encrypted,
})

const differing = <Item>(items: readonly Item[], others: readonly Item[]): Item[] => {
  const known = new Set(others.map(item => JSON.stringify(item)))
  return items.filter(item => !known.has(JSON.stringify(item)))
}

interface Side {
  stored: StoredVendor
  vendor: Vendor
  payment_schedules: readonly object[]
}

/** One side of a save: the fields, and of what is the vendor's only what differs from the other side. */
function side(one: Side, other: Side): Record<string, unknown> {
  const parts = {
    files: differing(one.vendor.files, other.vendor.files),
    agreements: differing(one.vendor.agreements, other.vendor.agreements),
    payment_schedules: differing(one.payment_schedules, other.payment_schedules),
  }
  return {
    ...auditedVendor(one.stored),
    ...Object.fromEntries(Object.entries(parts).filter(([, items]) => items.length > 0)),
  }
}

/** Before and after of a save, without what stayed as it was. */
export const auditedVendorSave = (before: Side, after: Side) => ({
  before: side(before, after),
  after: side(after, before),
})
