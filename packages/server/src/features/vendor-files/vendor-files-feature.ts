import type { ServerFeature } from '../../http/server-feature'
import { vendorFileHandlers } from './vendor-file-handlers'

export const vendorFilesFeature: ServerFeature = { name: 'vendor-files', handlers: vendorFileHandlers }
