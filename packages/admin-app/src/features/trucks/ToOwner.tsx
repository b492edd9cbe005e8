import { useTranslate } from 'ra-core'
import { WayBack } from '../../layout/WayBack'
import { pathTo } from '../../paths'

/** To the vendor whose truck it is; of one that nobody owns, to Drive. */
export function ToOwner({ vendor }: { vendor: { id: number; name: string } | undefined }) {
  const translate = useTranslate()
  return (
    <WayBack label="trucks.way_back" to={vendor ? pathTo('editVendor', { id: vendor.id }) : pathTo('drive')}>
      {vendor?.name ?? translate('trucks.to_drive')}
    </WayBack>
  )
}
