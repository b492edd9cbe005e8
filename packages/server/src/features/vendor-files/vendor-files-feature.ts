import { vendorFileEndpoints } from '@product/sdk/features/vendor-files'
import type { ServerFeature } from '../../http/server-feature'
import { vendorFileName } from '../../nouns/fleet/vendor-file-store'
import { giveDemoVendorFiles } from './demo-vendor-files'
import { vendorFileHandlers } from './vendor-file-handlers'

export const vendorFilesFeature: ServerFeature = {
  name: 'vendor-files',
  handlers: vendorFileHandlers,
  shows: [
    {
      by: vendorFileEndpoints.vendorFile,
      has: async (db, { name }) => (await vendorFileName(db, name)) !== undefined,
    },
  ],
  demoFiles: giveDemoVendorFiles,
}
