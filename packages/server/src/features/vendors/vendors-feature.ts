import type { ServerFeature } from '../../http/server-feature'
import { addDemoVendors } from './vendor-demo'
import { vendorSearch } from './vendor-search-store'

export const vendorsFeature: ServerFeature = {
  name: 'vendors',
  search: [vendorSearch],
  demo: addDemoVendors,
}
