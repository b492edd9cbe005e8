import { expect, it } from 'vitest'
import { vendors } from '../../db/tables/fleet'
import { memoryFiles } from '../../outside/file-store'
import { bytesHasher } from '../../outside/picture-hasher'
import { unprocessedImages } from '../../outside/image-intake'
import { testApp } from '../../testing/test-app'
import { giveDemoVendorFiles } from './demo-vendor-files'

it('vendors of the demo get an agreement and a file, once', async () => {
  const store = memoryFiles()
  const app = await testApp({ files: store })
  await app.db
    .insert(vendors)
    .values([1, 2, 3, 4].map(vendor_id => ({ vendor_id, name: `Vendor ${vendor_id}` })))
  const tools = {
    files: store,
    images: unprocessedImages,
    now: app.clock.now(),
    hasher: bytesHasher,
    encodePng: async () => new Uint8Array([1]),
  }
  await giveDemoVendorFiles(app.db, tools)
  await giveDemoVendorFiles(app.db, tools)
  const { api } = await app.loginAs(2)
  const { files, agreements } = await api.vendorFiles({ params: { id: 3 } })
  expect(files.map(({ name }) => name)).toEqual(['Truck sizes.csv'])
  expect(agreements.map(({ name }) => name)).toEqual(['Advertising agreement.txt'])
})
