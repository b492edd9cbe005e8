import { useParams, useSearchParams } from 'react-router'
import { isRecordId } from '../../data/record-id'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { NEW_TRUCK, pathTo, VENDOR_PARAMETER } from '../../paths'
import { EditTruck } from './EditTruck'
import { NewTruck } from './NewTruck'

/** A truck, or in the place of its id `new`: one that is added to a vendor. Spec: operations, 2. */
export function TruckPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const vendorId = params.get(VENDOR_PARAMETER) ?? ''
  if (isRecordId(id)) return <EditTruck key={id} id={id} />
  if (id === NEW_TRUCK && isRecordId(vendorId)) return <NewTruck key={vendorId} vendorId={vendorId} />
  return <NoTruck text={id === NEW_TRUCK ? 'trucks.no_vendor_text' : 'trucks.no_truck_text'} />
}

const NoTruck = ({ text }: { text: string }) => (
  <Page title="console.titles.truck">
    <NoRecord title="trucks.no_truck" text={text} back={{ to: pathTo('drive'), label: 'trucks.to_drive' }} />
  </Page>
)
