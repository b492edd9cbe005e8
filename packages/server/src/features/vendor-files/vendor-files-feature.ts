import type { ServerFeature } from '../../http/server-feature'
import { giveDemoVendorFiles } from './demo-vendor-files'
import { vendorFileHandlers } from './vendor-file-handlers'

export const vendorFilesFeature: ServerFeature = {
  name: 'vendor-files',
  handlers: vendorFileHandlers,
  demoFiles: giveDemoVendorFiles,
}
