import { contactName, SCHEDULED_TEXTS, type ScheduledMessage } from '@product/sdk/nouns/messages'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { useToast } from '../../toasts/use-toast'
import { useScheduledCall } from './use-scheduled-call'

/** Takes a message back before its time. Spec: communication, 5. */
export function DeleteScheduled({ message, onClose }: { message: ScheduledMessage; onClose: () => void }) {
  const toast = useToast()
  const { run, isPending, problem } = useScheduledCall<void>(
    api => api.deleteScheduledMessage({ params: { sid: message.sid } }),
    () => {
      toast('success', 'scheduled.deleted')
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title="scheduled.delete_title"
      args={{ name: contactName(message) }}
      text={SCHEDULED_TEXTS.confirmDelete}
      confirm="console.confirm.delete"
      isPending={isPending}
      problem={problem}
      onConfirm={() => run()}
      onClose={onClose}
    />
  )
}
