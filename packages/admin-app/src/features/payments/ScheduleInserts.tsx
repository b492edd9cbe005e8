import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { PageOfVendorProvider } from '../../fields/page-of-vendor'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { RowButton } from '../../lists/RowButton'
import { SCHEDULES, type ScheduleRow } from './payment-schedules'
import { ScheduleDialog, type ShownSchedule } from './ScheduleDialog'

/** What the vendor whose page it is gets for trucks. Spec: operations, 2. */
export function VendorPayments() {
  const id = Number(useParams().id)
  return Number.isInteger(id) ? <SchedulesOf key={id} of="vendor" id={id} /> : null
}

/** What is paid for the truck whose page it is. Spec: operations, 2. */
export function TruckPayments() {
  const id = Number(useParams().id)
  // On the page of a new truck there is none yet.
  return Number.isInteger(id) ? <SchedulesOf key={id} of="truck" id={id} truckId={id} /> : null
}

function SchedulesOf({ of, id, truckId }: { of: 'vendor' | 'truck'; id: number; truckId?: number }) {
  const translate = useTranslate()
  const heading = useId()
  const [shown, setShown] = useState<ShownSchedule>()
  const filter = useMemo(() => ({ [`${of}_id`]: id }), [of, id])
  const add = (): ShownSchedule =>
    truckId === undefined
      ? { key: 'new' }
      : { key: 'new', truck: { id: truckId, name: translate('payments.this_truck') } }
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography component="h2" variant="h2" id={heading} sx={{ flex: 1 }}>
          {translate(`payments.of_${of}`)}
        </Typography>
        <Button variant="outlined" onClick={() => setShown(add())}>
          {translate('payments.new')}
        </Button>
      </Box>
      <ResourceTable
        resource={SCHEDULES}
        label={`payments.of_${of}`}
        filter={filter}
        sort={{ field: 'start_date', order: 'DESC' }}
        rowActions={<EditSchedule onOpen={key => setShown({ key })} />}
        searchable={false}
        exportable={false}
        inAddress={false}
        empty={<EmptyState title="payments.no_schedules" text={`payments.no_schedules_of_${of}`} isPart />}
      />
      <PageOfVendorProvider value={of === 'vendor' ? id : undefined}>
        <ScheduleDialog shown={shown} onClose={() => setShown(undefined)} />
      </PageOfVendorProvider>
    </Box>
  )
}

function EditSchedule({ onOpen }: { onOpen: (key: string) => void }) {
  const record = useRecordContext<ScheduleRow>()
  if (!record) return null
  return (
    <RowButton
      label="payments.edit_named"
      name={record.truck_name}
      icon={EditOutlined}
      onClick={() => onOpen(record.schedule_key)}
    />
  )
}
