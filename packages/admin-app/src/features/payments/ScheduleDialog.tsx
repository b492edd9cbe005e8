import { serverClock } from '@product/client-app/server-clock'
import { Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { currentPayMonth, monthDays, type PayMonth, PAYMENT_ALERTS } from '@product/sdk/nouns/payments'
import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { usePageOfVendor } from '../../fields/page-of-vendor'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { ErrorState } from '../../layout/StateMessage'
import { SCHEDULES, type ScheduleRow } from './payment-schedules'
import { type Named, readNamed, scheduleProblems, toSend } from './schedule-form'
import { ScheduleInputs } from './ScheduleInputs'
import { useReloadPayments } from './use-reload-payments'

/** A schedule by its key, or a new one, for a truck and campaign where they are known. */
export type ShownSchedule = { key: string } | { key: 'new'; truck?: Named; campaign?: Named }

interface ScheduleDialogProps {
  shown: ShownSchedule | undefined
  /** The month of the page around; absent: the current one. */
  month?: PayMonth
  onClose: () => void
}

/** The payment-schedule modal for new and edit. Spec: operations, 2. */
export function ScheduleDialog({
  shown,
  month = currentPayMonth(serverClock.now()),
  ...props
}: ScheduleDialogProps) {
  if (!shown) return null
  if (shown.key === 'new') return <NewSchedule {...shown} month={month} {...props} />
  return <StoredSchedule id={shown.key} month={month} {...props} />
}

type Month = { month: PayMonth; onClose: () => void }

function NewSchedule({ truck, campaign, month, onClose }: Month & { truck?: Named; campaign?: Named }) {
  const translate = useTranslate()
  const reload = useReloadPayments()
  const vendorId = usePageOfVendor()
  const [staysOpen, setStaysOpen] = useState(false)
  const [start, setStart] = useState<Fields>({
    truck: truck ?? null,
    campaign: campaign ?? null,
    start_date: monthDays(month).first,
    end_date: null,
    monthly_rate: '',
  })
  return (
    <FormDialog title="payments.add_title" onClose={onClose} maxWidth="sm">
      <CreateForm
        resource={SCHEDULES}
        of={truck?.id ?? (vendorId === undefined ? undefined : `vendor-${vendorId}`)}
        start={start}
        saved={PAYMENT_ALERTS.added}
        onSaved={record => {
          reload()
          // The next one is likely to differ in its truck only.
          const { campaign: campaignBefore, start_date, end_date, monthly_rate } = record
          setStart({ ...start, truck: null, campaign: campaignBefore, start_date, end_date, monthly_rate })
          if (!staysOpen) onClose()
        }}
        toSend={toSend}
        validate={scheduleProblems}
        saveLabel="payments.add_button"
        extra={
          <FormControlLabel
            label={translate('payments.add_another')}
            control={<Switch checked={staysOpen} onChange={(_event, on) => setStaysOpen(on)} />}
          />
        }
      >
        <ScheduleInputs month={month} isNew />
      </CreateForm>
    </FormDialog>
  )
}

function StoredSchedule({ id, month, onClose }: Month & { id: string }) {
  const translate = useTranslate()
  const reload = useReloadPayments()
  const [isDeleting, setDeleting] = useState(false)
  const { data, isPending, error, refetch } = useGetOne<ScheduleRow>(
    SCHEDULES,
    { id },
    { onError: () => undefined },
  )
  const done = () => {
    reload()
    onClose()
  }
  return (
    <FormDialog title="payments.edit_title" onClose={onClose} maxWidth="sm">
      {isPending && <FormSkeleton />}
      {error && !data && (
        <ErrorState title="console.form.failed" text={error.message} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {[data.truck_name, data.license_plate, data.vendor_name].filter(Boolean).join(' · ')}
          </Typography>
          <EditForm
            key={id}
            resource={SCHEDULES}
            id={id}
            saved={PAYMENT_ALERTS.updated}
            onSaved={done}
            toSend={toSend}
            validate={scheduleProblems}
            saveLabel="payments.update_button"
            showValue={(field, value) => (field === 'campaign' ? (readNamed(value)?.name ?? '–') : undefined)}
            extra={
              <Button color="error" onClick={() => setDeleting(true)}>
                {translate('payments.delete_button')}
              </Button>
            }
          >
            <ScheduleInputs month={month} isNew={false} />
          </EditForm>
          {isDeleting && (
            <DeleteDialog
              resource={SCHEDULES}
              record={data}
              title="payments.delete_title"
              text={PAYMENT_ALERTS.deleteConfirm}
              args={{ name: data.truck_name }}
              deleted={PAYMENT_ALERTS.deleted}
              onDeleted={done}
              onClose={() => setDeleting(false)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
