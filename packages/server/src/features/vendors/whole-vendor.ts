import { type Truck, type Vendor, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import type { Db } from '../../db/db'
import { answerOf } from '../../db/record-columns'
import { trucksOfVendor } from '../../nouns/campaigns/truck-list-store'
import { asVendorFile, vendorFiles } from '../../nouns/fleet/vendor-file-store'
import type { StoredVendor } from '../../nouns/fleet/vendor-store'
import type { Cipher } from '../../values/cipher'
import { maskedNumbers } from './personal-numbers'
import { vendorFacts } from './vendor-facts-store'

interface Given {
  db: Db
  parts: { cipher: Cipher }
  now: Date
}

/** A vendor's own answer: the fields, masked numbers, papers, and how many trucks there are. */
export async function vendorAnswer({ db, parts, now }: Given, stored: StoredVendor): Promise<Vendor> {
  const { vendor_id, version } = stored
  const facts = await vendorFacts(db, vendor_id, now)
  const papers = (await vendorFiles(db, vendor_id)).map(asVendorFile)
  return {
    vendor_id,
    ...answerOf(VENDOR_FIELDS, stored),
    ...(await maskedNumbers(parts.cipher, stored)),
    assigned_trucks: facts?.assigned_trucks ?? 0,
    available_trucks: facts?.available_trucks ?? 0,
    files: papers.filter(({ kind }) => kind === 'file'),
    agreements: papers.filter(({ kind }) => kind === 'agreement'),
    version,
  }
}

export interface WholeVendor {
  vendor: Vendor
  trucks: Truck[]
}

/**
 * A vendor with the trucks. What is the vendor's is read after the vendor: should somebody save in between, the version
 * is the older one and the next save is refused, never the other way round.
 */
export async function wholeVendor(given: Given, stored: StoredVendor): Promise<WholeVendor> {
  return {
    vendor: await vendorAnswer(given, stored),
    trucks: await trucksOfVendor(given.db, stored.vendor_id, given.now),
  }
}
