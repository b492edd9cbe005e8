import { VENDOR_ALERTS, VENDOR_LABELS, vendorChange } from '@product/sdk/nouns/fleet'
import { useNavigate, useParams } from 'react-router'
import { EditForm } from '../../forms/EditForm'
import { problemsOf } from '../../forms/problems-of'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { pathTo } from '../../paths'
import { DeleteVendor } from './DeleteVendor'
import { RevealNumbers } from './RevealNumbers'
import { SECRET, vendorBody } from './vendor-body'
import { VendorInputs } from './VendorInputs'
import { VENDORS } from './vendors'
import { VendorTrucks } from './VendorTrucks'

const validate = problemsOf(vendorChange)

export function EditVendorPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Page title={VENDOR_LABELS.editTitle} width="form">
      <EditForm
        key={id}
        resource={VENDORS}
        id={id}
        saved={VENDOR_ALERTS.updated}
        toSend={vendorBody}
        validate={validate}
        leaveOut={SECRET}
        extra={<DeleteVendor onDeleted={() => void navigate(pathTo('drive'))} />}
      >
        <VendorInputs masked numbers={<RevealNumbers key={id} id={id} />} />
      </EditForm>
      <VendorTrucks id={id} />
      <Inserts into="editVendor" />
    </Page>
  )
}
