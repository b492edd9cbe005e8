import { startValues } from '@product/sdk/contract'
import { newTruck, TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { Typography } from '@mui/material'
import { useRuntime } from '../../config/runtime'
import { onlyRow } from '../../data/resource-endpoints'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { problemsOf } from '../../forms/problems-of'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { pathTo } from '../../paths'
import { TruckInputs } from './TruckInputs'
import { truckBody } from './truck-body'
import { TRUCKS } from './trucks'
import { ToOwner } from './ToOwner'

const validate = problemsOf(newTruck)
/** With it, an untouched form has no changes. */
const START = startValues(TRUCK_FIELDS, {})

/** "Add mode shows Add instead of Save". Spec: operations, 2. */
export function NewTruck({ vendorId }: { vendorId: string }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { backgroundApi } = useRuntime()
  const { data, error, refetch } = useQuery({
    queryKey: ['trucks', 'vendor-of-new', vendorId],
    queryFn: async ({ signal }) =>
      onlyRow((await backgroundApi.vendor({ params: { id: vendorId }, signal })).vendor).name,
  })
  const toSend = (values: Fields): Fields => {
    const { version: _none, removed_images: _no, ...body } = truckBody(values)
    return { ...body, vendor_id: Number(vendorId) }
  }
  return (
    <Page title="trucks.new" width="form">
      {data !== undefined && <ToOwner vendor={{ id: Number(vendorId), name: data }} />}
      {error && !data && (
        <NoRecord
          title="trucks.no_such_vendor"
          text="trucks.no_vendor_text"
          back={{ to: pathTo('drive'), label: 'trucks.to_drive' }}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && data === undefined && <FormSkeleton fields={8} />}
      {data !== undefined && (
        <CreateForm
          resource={TRUCKS}
          of={vendorId}
          start={START}
          saved="trucks.created"
          toSend={toSend}
          validate={validate}
          saveLabel="trucks.add"
          onSaved={({ id }) => void navigate(pathTo('editTruck', { id }))}
        >
          <TruckInputs />
          <Typography color="textSecondary" variant="body2">
            {translate('trucks.images_later')}
          </Typography>
        </CreateForm>
      )}
    </Page>
  )
}
