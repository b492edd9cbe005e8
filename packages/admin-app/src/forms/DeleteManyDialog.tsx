import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useUnselect } from 'ra-core'
import { statusOf } from '../data/as-http-error'
import { failureText } from '../toasts/failure-text'
import { useToast } from '../toasts/use-toast'
import { ConfirmDialog } from './ConfirmDialog'

interface DeleteManyDialogProps {
  resource: string
  /** The ticked rows: those that are deleted lose their tick, so that after a failure the others can be tried again. */
  rows: readonly RaRecord[]
  nameOf: (record: RaRecord) => string
  /** Texts or keys; `%{smart_count}` is how many, `%{names}` who. */
  title: string
  text: string
  deleted: string
  onClose: () => void
}

/** Deletes records one after the other after it was confirmed; one that can't be deleted does not keep the others. */
export function DeleteManyDialog({
  resource,
  rows,
  nameOf,
  title,
  text,
  deleted,
  onClose,
}: DeleteManyDialogProps) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const untick = useUnselect(resource)
  const toast = useToast()
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      const gone: Identifier[] = []
      const problems: string[] = []
      let count = 0
      try {
        for (const row of rows) {
          try {
            await dataProvider.delete(resource, { id: row.id, previousData: row })
            gone.push(row.id)
            count += 1
          } catch (error) {
            // The session is over: the rest would only fail in the same way.
            if (statusOf(error) === 401) throw error
            // Somebody else was faster: nothing is left to be done, or to be ticked.
            if (statusOf(error) === 404) gone.push(row.id)
            else problems.push(`${nameOf(row)}: ${failureText(error)}`)
          }
        }
      } finally {
        untick(gone)
      }
      return { count, problems }
    },
    onSuccess: ({ count, problems }) => {
      if (count > 0) toast('success', deleted, { args: { smart_count: count } })
      if (problems.length === 0) onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  })
  return (
    <ConfirmDialog
      title={title}
      text={text}
      args={{ smart_count: rows.length, names: rows.map(nameOf).join(', ') }}
      confirm="console.confirm.delete"
      isPending={isPending}
      problem={data?.problems.join('\n') || undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
