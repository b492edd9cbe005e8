import { type SQL, sql } from 'drizzle-orm'
import { containsPattern, foldedPattern } from '../../db/contains'
import { type Db, rows } from '../../db/db'

/** As many as the search shows. */
const MOST_HITS = 50

interface VendorHit {
  name: string
  phone_num: string | null
  vendor_id: number
}

/** Vendors whose name, nickname, code or number holds the text, in any case and without its accents; a number however it is written. */
export function vendorHits(db: Db, text: string): Promise<VendorHit[]> {
  const pattern = foldedPattern(text)
  const digits = text.replace(/[\s().+-]/g, '')
  const phone: SQL = /^\d{3,}$/.test(digits) ? sql`or phone_key like ${containsPattern(digits)}` : sql``
  return rows<VendorHit>(
    db,
    sql`select name, phone_num, vendor_id from vendors
      where deleted_at is null
        and (name_key like ${pattern} or nickname_key like ${pattern} or code_key like ${pattern} ${phone})
      order by name_key, vendor_id limit ${MOST_HITS}`,
  )
}
