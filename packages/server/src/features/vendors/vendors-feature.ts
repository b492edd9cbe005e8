import { vendorEndpoints } from '@product/sdk/features/vendors'
import type { ServerFeature } from '../../http/server-feature'
import { isVendorPicture } from '../../nouns/fleet/vendor-picture'
import { addDemoVendors } from './vendor-demo'
import { vendorHandlers } from './vendor-handlers'
import { vendorSearch } from './vendor-search-store'

export const vendorsFeature: ServerFeature = {
  name: 'vendors',
  handlers: vendorHandlers,
  shows: [{ by: vendorEndpoints.vendor, has: (db, { name }) => isVendorPicture(db, name) }],
  search: [vendorSearch],
  demo: addDemoVendors,
}
