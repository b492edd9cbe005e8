import type { VendorRecord } from '@product/sdk/nouns/search'
import { sql } from 'drizzle-orm'
import { rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { changedIds, type SearchSource } from '../../nouns/search/search-source'

export const vendorSearch: SearchSource<'vendors'> = {
  index: 'vendors',
  touched: changedIds('vendor'),
  async read(db, ids) {
    const found = await rows<VendorRecord>(
      db,
      sql`select vendor_id, name, nickname, city, email, phone_num from vendors where vendor_id in ${idList(ids)} and deleted_at is null`,
    )
    return new Map(found.map(vendor => [vendor.vendor_id, vendor]))
  },
}
