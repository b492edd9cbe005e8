import type { Db } from '../../db/db'
import type { DemoFileTools } from '../../demo/demo-world'
import { attachVendorFile, vendorFiles } from '../../nouns/fleet/vendor-file-store'
import { takeDocument } from './take-document'

const VENDORS = [1, 2, 3, 4]

const PAPERS = [
  {
    kind: 'agreement',
    name: 'Advertising agreement.txt',
    text: 'The vendor carries the artwork on the agreed trucks and sends pictures of all sides each month.\n',
  },
  { kind: 'file', name: 'Truck sizes.csv', text: 'Side,Back\n16 ft x 7 ft,7 ft x 7 ft\n' },
] as const

async function* pieces(text: string) {
  yield new TextEncoder().encode(text)
}

/** Gives some vendors of the demo the papers that they don't have yet. */
export async function giveDemoVendorFiles(db: Db, { files, now }: DemoFileTools): Promise<void> {
  for (const vendorId of VENDORS) {
    if ((await vendorFiles(db, vendorId)).length > 0) continue
    for (const { kind, name, text } of PAPERS) {
      const { url } = await takeDocument({ db, files, now }, name, pieces(text))
      await db.transaction(tx => attachVendorFile(tx, { vendorId, kind, name, url, now }))
    }
  }
}
