import { serverClock } from '@product/client-app/server-clock'
import { startValues } from '@product/sdk/contract'
import { newVendor, VENDOR_ALERTS, VENDOR_FIELDS, VENDOR_LABELS } from '@product/sdk/nouns/fleet'
import { losAngelesDay } from '@product/sdk/values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CreateForm } from '../../forms/CreateForm'
import { problemsOf } from '../../forms/problems-of'
import { Page } from '../../layout/Page'
import { pathTo } from '../../paths'
import { VendorInputs } from './VendorInputs'
import { ToVendors } from './VendorHead'
import { newVendorBody, NOTHING_STAGED, SECRET } from './vendor-record'
import { VENDOR_RECORD } from './vendor-record-resource'
import { VENDORS } from './vendors'

const validate = problemsOf(newVendor)

/** Trucks are added once the vendor is there, on the page that opens then. */
export function CreateVendorPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [start] = useState(() => ({
    ...startValues(VENDOR_FIELDS, {}),
    ssn: null,
    ein: null,
    ...NOTHING_STAGED,
    date_added: losAngelesDay(new Date(serverClock.now())),
  }))
  return (
    <Page title={VENDOR_LABELS.createTitle} width="form">
      <ToVendors />
      <CreateForm
        resource={VENDOR_RECORD}
        saved={VENDOR_ALERTS.created}
        onSaved={({ id }) => {
          void queryClient.invalidateQueries({ queryKey: [VENDORS] })
          void navigate(pathTo('editVendor', { id }))
        }}
        start={start}
        toSend={newVendorBody}
        validate={validate}
        leaveOut={SECRET}
      >
        <VendorInputs mode="create" />
      </CreateForm>
    </Page>
  )
}
