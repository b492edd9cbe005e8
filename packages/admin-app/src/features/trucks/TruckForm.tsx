import { Box } from '@mui/material'
import { TRUCK_ALERTS, TRUCK_FIELDS, truckChange } from '@product/sdk/nouns/fleet'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { DeleteRecord } from '../../forms/DeleteRecord'
import { EditForm } from '../../forms/EditForm'
import { problemsOf } from '../../forms/problems-of'
import { Section } from '../../layout/Section'
import { pathTo } from '../../paths'
import { useToast } from '../../toasts/use-toast'
import { TruckImages } from './images/TruckImages'
import { useTruckQueries } from './truck-queries'
import { TruckInputs } from './TruckInputs'
import { truckBody } from './truck-body'
import { type EditedTruck, REMOVED_IMAGES, TRUCKS } from './trucks'
import { TWO_COLUMNS } from './two-columns'

const validate = problemsOf(truckChange)
const LABELS: Readonly<Record<string, { label: string }>> = TRUCK_FIELDS

/** The truck's fields and its photographs: what is changed and deleted in both is saved together. */
export function TruckForm({ truck: { vendor_id, name }, id }: { truck: EditedTruck; id: string }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const queries = useTruckQueries(id)

  function onSaved({ kept_images }: RaRecord): void {
    if (typeof kept_images === 'number' && kept_images > 0) {
      toast('error', 'trucks.images.kept', { args: { smart_count: kept_images } })
    }
    void queryClient.invalidateQueries(queries.images)
    void queryClient.invalidateQueries({ queryKey: ['trucks', 'timeline', id] })
  }

  const fieldLabel = (field: string) =>
    field === REMOVED_IMAGES
      ? 'trucks.images.to_delete'
      : translate(`resources.trucks.fields.${field}`, { _: LABELS[field]?.label })

  /** How many photographs, instead of their numbers. */
  const showValue = (field: string, value: unknown) => {
    if (field !== REMOVED_IMAGES) return undefined
    return String(Array.isArray(value) ? value.length : 0)
  }

  return (
    <EditForm
      resource={TRUCKS}
      id={id}
      saved="trucks.updated"
      toSend={truckBody}
      validate={validate}
      onSaved={onSaved}
      fieldLabel={fieldLabel}
      showValue={showValue}
      extra={
        <DeleteRecord
          resource={TRUCKS}
          title="trucks.delete_title"
          text={TRUCK_ALERTS.deleteConfirm}
          deleted={TRUCK_ALERTS.deleted}
          failed={TRUCK_ALERTS.deleteFailed}
          onDeleted={() =>
            void navigate(vendor_id === null ? pathTo('drive') : pathTo('editVendor', { id: vendor_id }))
          }
        />
      }
    >
      <Box sx={TWO_COLUMNS}>
        <Section title="trucks.fields">
          <TruckInputs />
        </Section>
        <TruckImages id={id} name={name} />
      </Box>
    </EditForm>
  )
}
