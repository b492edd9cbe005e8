import { Button } from '@mui/material'
import { LARGEST_ID } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Link, useParams, useSearchParams } from 'react-router'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { NEW_TRUCK, pathTo, VENDOR_PARAMETER } from '../../paths'
import { EditTruck } from './EditTruck'
import { NewTruck } from './NewTruck'

const isId = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_ID

/** A truck, or in the place of its id `new`: one that is added to a vendor. Spec: operations, 2. */
export function TruckPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const vendorId = params.get(VENDOR_PARAMETER) ?? ''
  if (isId(id)) return <EditTruck key={id} id={id} />
  if (id === NEW_TRUCK && isId(vendorId)) return <NewTruck key={vendorId} vendorId={vendorId} />
  return <NoTruck text={id === NEW_TRUCK ? 'trucks.no_vendor_text' : 'trucks.no_truck_text'} />
}

function NoTruck({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Page title="console.titles.truck">
      <EmptyState
        title="trucks.no_truck"
        text={text}
        action={
          <Button variant="outlined" component={Link} to={pathTo('drive')}>
            {translate('trucks.to_drive')}
          </Button>
        }
      />
    </Page>
  )
}
