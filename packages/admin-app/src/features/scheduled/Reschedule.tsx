import type { ScheduledMessage } from '@product/sdk/nouns/messages'
import { ScheduleDialog } from '../../nouns/messages/ScheduleDialog'
import { useToast } from '../../toasts/use-toast'
import { useScheduledCall } from './use-scheduled-call'

/** Another time for a message, 20 minutes to 7 days ahead. Spec: communication, 5. */
export function Reschedule({ message, onClose }: { message: ScheduledMessage; onClose: () => void }) {
  const toast = useToast()
  const { run, isPending, problem } = useScheduledCall<string>(
    (api, schedule) =>
      api.updateScheduledMessage({ body: { sid: message.sid, schedule, version: message.version } }),
    () => {
      toast('success', 'scheduled.moved')
      onClose()
    },
  )
  return (
    <ScheduleDialog
      window="compose"
      start={message.scheduled_for}
      isPending={isPending}
      problem={problem}
      onSchedule={run}
      onClose={onClose}
    />
  )
}
