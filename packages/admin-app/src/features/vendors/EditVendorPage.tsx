import { Box } from '@mui/material'
import { VENDOR_ALERTS, VENDOR_LABELS, vendorChange } from '@product/sdk/nouns/fleet'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useGetOne, useTranslate } from 'ra-core'
import { memo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { isRecordId } from '../../data/record-id'
import { DeleteRecord } from '../../forms/DeleteRecord'
import { EditForm } from '../../forms/EditForm'
import { problemsOf } from '../../forms/problems-of'
import { Inserts } from '../../layout/Inserts'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { Timeline } from '../../lists/Timeline'
import { pathTo } from '../../paths'
import { RevealNumbers } from './RevealNumbers'
import { VendorHead } from './VendorHead'
import { VendorInputs } from './VendorInputs'
import { SECRET, vendorEdits, type VendorRecord } from './vendor-record'
import { VENDOR_RECORD } from './vendor-record-resource'
import { VENDORS } from './vendors'
import { useStaleValue } from './use-stale-value'

const validate = problemsOf(vendorChange)

const AREAS = {
  display: 'grid',
  columnGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 360px)' },
  gridTemplateAreas: { xs: '"form" "parts" "timeline"', lg: '"form timeline" "parts timeline"' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const

const TIMELINE = { gridArea: 'timeline', minWidth: 0, '& > section': { mt: { lg: 0 } } } as const
const ONLY_BESIDE = { display: { xs: 'none', lg: 'block' } } as const

export function EditVendorPage() {
  const { id = '' } = useParams()
  return isRecordId(id) ? (
    <VendorPage key={id} id={id} />
  ) : (
    <Page title={VENDOR_LABELS.editTitle}>
      <NoRecord {...MISSING} />
    </Page>
  )
}

const MISSING = {
  title: 'vendors.no_vendor',
  text: 'vendors.no_vendor_text',
  back: { to: pathTo('drive'), label: VENDOR_LABELS.all },
} as const

function VendorPage({ id }: { id: string }) {
  const {
    data: vendor,
    error,
    refetch,
  } = useGetOne<VendorRecord & RaRecord>(
    VENDOR_RECORD,
    { id },
    // It is said in the record's place.
    { onError: () => undefined },
  )
  return (
    <Page
      title={vendor ? 'vendors.edit_title' : VENDOR_LABELS.editTitle}
      titleArgs={{ title: VENDOR_LABELS.editTitle, name: vendor?.name }}
      record={vendor && { name: vendor.name, kind: 'console.kinds.vendor' }}
    >
      {(vendor || !error) && <VendorHead vendor={vendor} />}
      {error && !vendor ? (
        <NoRecord {...MISSING} error={error} onRetry={() => void refetch()} />
      ) : (
        <EditVendor id={id} isThere={vendor !== undefined} />
      )}
    </Page>
  )
}

function EditVendor({ id, isThere }: { id: string; isThere: boolean }) {
  const navigate = useNavigate()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const showValue = useStaleValue()

  function onSaved(): void {
    void queryClient.invalidateQueries({ queryKey: timelineKey(id) })
    void queryClient.invalidateQueries({ queryKey: [VENDORS] })
  }

  return (
    <Box sx={AREAS}>
      <Box sx={{ gridArea: 'form', minWidth: 0 }}>
        <EditForm
          resource={VENDOR_RECORD}
          id={id}
          saved={VENDOR_ALERTS.updated}
          onSaved={onSaved}
          toSend={vendorEdits}
          validate={validate}
          leaveOut={SECRET}
          fieldLabel={field => translate(`resources.${VENDORS}.fields.${field}`)}
          showValue={showValue}
          extra={
            <DeleteRecord
              resource={VENDORS}
              title="vendors.delete_title"
              text="vendors.delete_text"
              deleted={VENDOR_ALERTS.deleted}
              failed={VENDOR_ALERTS.deleteFailed}
              onDeleted={() => void navigate(pathTo('drive'))}
            />
          }
        >
          <VendorInputs mode="edit" numbers={<RevealNumbers key={id} id={id} />} />
        </EditForm>
      </Box>
      {/* Asked for together with the vendor, and shown below it. */}
      <Box sx={{ gridArea: 'parts', minWidth: 0, ...(!isThere && { display: 'none' }) }}>
        <Inserts into="editVendor" />
      </Box>
      {/* Asked for together with the vendor; below it, it would be pushed down. */}
      <Box sx={{ ...TIMELINE, ...(!isThere && ONLY_BESIDE) }}>
        <VendorTimeline id={id} />
      </Box>
    </Box>
  )
}

const timelineKey = (id: string) => ['vendor-timeline', id]

/** Not drawn anew when the vendor comes. */
const VendorTimeline = memo(function VendorTimeline({ id }: { id: string }) {
  const { backgroundApi } = useRuntime()
  return (
    <Timeline
      queryKey={timelineKey(id)}
      namesTrucks
      load={(query, signal) => backgroundApi.vendorTimeline({ params: { id }, query, signal })}
    />
  )
})
