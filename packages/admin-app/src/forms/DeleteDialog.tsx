import { type RaRecord, useDelete, useUnselect } from 'ra-core'
import { useFailureToast } from '../toasts/use-failure-toast'
import { useToast, type ToastOptions } from '../toasts/use-toast'
import { ConfirmDialog } from './ConfirmDialog'

interface DeleteDialogProps {
  resource: string
  record: RaRecord
  /** Texts or keys of the document's question. */
  title: string
  text?: string
  args?: Record<string, string | number>
  /** What the toasts say. Without `failed` only the server's message is shown. */
  deleted: string
  failed?: string
  stays?: ToastOptions['stays']
  onDeleted: () => void
  onClose: () => void
}

/** Deletes a record after it was confirmed; the record is gone from the page once the server says so. */
export function DeleteDialog({
  resource,
  record,
  title,
  text,
  args,
  deleted,
  failed,
  stays,
  onDeleted,
  onClose,
}: DeleteDialogProps) {
  const toast = useToast()
  const failureToast = useFailureToast()
  const untick = useUnselect(resource)
  const [remove, { isPending, error }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast('success', deleted, { args, stays })
        untick([record.id])
        onDeleted()
      },
      onError: error => failureToast(error, { failed, stays }),
    },
  )
  return (
    <ConfirmDialog
      title={title}
      text={text}
      args={args}
      confirm="console.confirm.delete"
      isPending={isPending}
      problem={error instanceof Error ? error.message : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
