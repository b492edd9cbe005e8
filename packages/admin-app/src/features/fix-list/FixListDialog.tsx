import { serverClock } from '@product/client-app/server-clock'
import { startValues } from '@product/sdk/contract'
import { FIX_LIST_FIELDS, FIX_LIST_TEXTS, fixListFields } from '@product/sdk/nouns/fix-list'
import { losAngelesDay } from '@product/sdk/values'
import { useGetOne } from 'ra-core'
import { usePageOfVendor } from '../../fields/page-of-vendor'
import { CreateForm } from '../../forms/CreateForm'
import { FormDialog } from '../../forms/FormDialog'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { ErrorState } from '../../layout/StateMessage'
import { ClosedItem } from './ClosedItem'
import { EditItem } from './EditItem'
import { FIX_LIST, type FixListRow } from './fix-list-resources'
import { NEW_ITEM } from '../../fix-item-address'
import { toSend } from './to-send'
import { useReloadFixList } from './use-reload-fix-list'

export interface ShownItem {
  id: number | typeof NEW_ITEM
  /** The truck of a new item, where the page around says which one. */
  truckId?: number
}

interface FixListDialogProps {
  shown: ShownItem | undefined
  onClose: () => void
}

/** The fix list modal for new and edit; a closed item is read-only. Spec: operations, 2 and 4. */
export function FixListDialog({ shown, onClose }: FixListDialogProps) {
  if (shown === undefined) return null
  if (shown.id === NEW_ITEM) return <NewItem truckId={shown.truckId} onClose={onClose} />
  return <StoredItem id={shown.id} onClose={onClose} />
}

const validate = problemsOf(fixListFields)

function NewItem({ truckId, onClose }: { truckId?: number; onClose: () => void }) {
  const reload = useReloadFixList()
  const vendorId = usePageOfVendor()
  const start = {
    ...startValues(FIX_LIST_FIELDS, {}),
    truck_id: truckId,
    date_identified: losAngelesDay(serverClock.now()),
  }
  return (
    <FormDialog title={FIX_LIST_TEXTS.newOfTruck} onClose={onClose} maxWidth="sm">
      <CreateForm
        resource={FIX_LIST}
        of={truckId ?? (vendorId === undefined ? undefined : `vendor-${vendorId}`)}
        start={start}
        saved={FIX_LIST_TEXTS.created}
        onSaved={() => {
          reload()
          onClose()
        }}
        toSend={toSend}
        validate={validate}
        saveLabel="fix_list.create_button"
      >
        <ResourceForm resource={FIX_LIST} mode="create" />
      </CreateForm>
    </FormDialog>
  )
}

function StoredItem({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isPending, error, refetch } = useGetOne<FixListRow>(
    FIX_LIST,
    { id },
    { onError: () => undefined },
  )
  return (
    <FormDialog title="fix_list.title" onClose={onClose} maxWidth="sm">
      {data?.closed === true && <ClosedItem item={data} />}
      {data?.closed === false && <EditItem item={data} onClose={onClose} />}
      {isPending && <FormSkeleton />}
      {error && !data && (
        <ErrorState title="console.form.failed" text={error.message} onRetry={() => void refetch()} />
      )}
    </FormDialog>
  )
}
