import { newVendor, VENDOR_ALERTS, VENDOR_LABELS } from '@product/sdk/nouns/fleet'
import { useNavigate } from 'react-router'
import { CreateForm } from '../../forms/CreateForm'
import { problemsOf } from '../../forms/problems-of'
import { Page } from '../../layout/Page'
import { pathTo } from '../../paths'
import { SECRET } from './vendor-body'
import { VendorInputs } from './VendorInputs'
import { VENDORS } from './vendors'

const validate = problemsOf(newVendor)

export function CreateVendorPage() {
  const navigate = useNavigate()
  return (
    <Page title={VENDOR_LABELS.createTitle} width="form">
      <CreateForm
        resource={VENDORS}
        saved={VENDOR_ALERTS.created}
        onSaved={({ id }) => void navigate(pathTo('editVendor', { id }))}
        validate={validate}
        leaveOut={SECRET}
      >
        <VendorInputs />
      </CreateForm>
    </Page>
  )
}
