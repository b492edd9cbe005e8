import { createContext, use, useMemo } from 'react'
import { trucksOfVendor, truckSearch } from './record-search'

const PageOfVendor = createContext<number | undefined>(undefined)

/** Around dialogs on the page of a vendor: the vendor's id. */
export const PageOfVendorProvider = PageOfVendor.Provider

/** Whose page it is; undefined where it is no vendor's. */
export const usePageOfVendor = (): number | undefined => use(PageOfVendor)

/** Where trucks are looked for: among the vendor's on the vendor's page, else among all. */
export function useTruckSearch() {
  const vendorId = usePageOfVendor()
  return useMemo(() => (vendorId === undefined ? truckSearch : trucksOfVendor(vendorId)), [vendorId])
}
