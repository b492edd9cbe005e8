import type { ServerFeature } from '../../http/server-feature'
import { addDemoVendors } from './vendor-demo'
import { vendorHandlers } from './vendor-handlers'
import { vendorSearch } from './vendor-search-store'

export const vendorsFeature: ServerFeature = {
  name: 'vendors',
  handlers: vendorHandlers,
  search: [vendorSearch],
  demo: addDemoVendors,
}
