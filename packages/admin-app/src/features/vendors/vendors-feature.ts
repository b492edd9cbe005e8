import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import type { AdminFeature } from '../../config/admin-feature'
import { allAhead, fetched } from '../../config/fetched'
import { FieldValue } from '../../fields/field-columns'
import { FIRST_OF_TIMELINE } from '../../lists/first-of-timeline'
import { PAGES } from '../../paths'
import { vendorRecordResource } from './vendor-record-resource'
import { vendorCells, vendors } from './vendors'

const DrivePage = fetched(async () => {
  const cells = allAhead({ ...vendorCells, FieldValue })
  const [{ DrivePage }] = await Promise.all([import('./DrivePage'), cells])
  return DrivePage
})
const CreateVendorPage = fetched(async () => (await import('./CreateVendorPage')).CreateVendorPage)
const EditVendorPage = fetched(async () => (await import('./EditVendorPage')).EditVendorPage)

/** Drive's home and the vendors. Spec: operations, 2. */
export const vendorsFeature: AdminFeature = {
  name: 'drive',
  pages: [
    { path: PAGES.drive, page: DrivePage },
    { path: PAGES.createVendor, page: CreateVendorPage },
    {
      path: PAGES.editVendor,
      page: EditVendorPage,
      asks(api, { id = '' }) {
        void api.vendorForEdit({ params: { id } })
        void api.vendorTimeline({ params: { id }, query: FIRST_OF_TIMELINE })
      },
    },
  ],
  resources: [vendors, vendorRecordResource],
  sidebar: [
    {
      name: 'drive',
      label: 'console.sidebar.drive',
      path: PAGES.drive,
      icon: LocalShippingOutlined,
      letter: 'd',
    },
  ],
  actions: [{ name: 'new-vendor', label: 'console.do.new_vendor', to: 'createVendor' }],
  pageTexts: {
    en: async () => (await import('./vendor-page-texts')).VENDOR_PAGE_TEXTS,
    es: async () => (await import('./vendor-texts-spanish')).VENDOR_TEXTS_SPANISH,
  },
}
