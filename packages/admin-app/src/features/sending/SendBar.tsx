import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { type BlastPlan, MOST_RECIPIENTS } from '@product/sdk/nouns/messages'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { ScheduleDialog } from '../../nouns/messages/ScheduleDialog'
import { sentUnder } from '../../nouns/messages/sent-under'
import { failureText } from '../../toasts/failure-text'
import { numberText } from '../../texts/shown-numbers'
import { TextThen } from './TextThen'
import { blastOf, chosenCount, type ComposeDraft, composeProblems } from './compose-draft'

interface SendBarProps {
  draft: ComposeDraft
  /** Of this draft; undefined while it is being reckoned. */
  plan: BlastPlan | undefined
  onSent: (blastId: number, isScheduled: boolean) => void
}

/** Stays at the lower edge: send or schedule. However often it is pressed or sent again, it goes out once. */
export function SendBar({ draft, plan, onSent }: SendBarProps) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const [isScheduling, setScheduling] = useState(false)
  const [problem] = composeProblems(draft)
  const canSend =
    problem === undefined &&
    chosenCount(draft.sources) <= MOST_RECIPIENTS &&
    (plan === undefined || plan.recipients.length > 0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (schedule: string | undefined) => {
      const body = { ...blastOf(draft), schedule: schedule ?? null }
      const idempotencyKey = sentUnder(draft.key, schedule)
      return (await backgroundApi.sendBlast({ body, idempotencyKey })).blast
    },
    onSuccess: ({ blast_id, scheduled_for }) => onSent(blast_id, scheduled_for !== null),
  })
  const wrong = error ? failureText(error) : undefined
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {wrong !== undefined && !isScheduling && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {wrong}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<SendOutlined />}
          onClick={() => mutate(undefined)}
          disabled={!canSend}
          loading={isPending && !isScheduling}
        >
          {plan && canSend
            ? translate('compose.send_to', { count: numberText(plan.recipients.length) })
            : translate('compose.send')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<ScheduleSendOutlined />}
          onClick={() => setScheduling(true)}
          disabled={!canSend || isPending}
        >
          {translate('compose.schedule')}
        </Button>
        <Typography variant="caption" color="textSecondary" role="status">
          {problem?.text}
        </Typography>
      </Box>
      {isScheduling && (
        <ScheduleDialog
          window="compose"
          isPending={isPending}
          problem={wrong}
          renderNote={schedule => <TextThen draft={draft} schedule={schedule} />}
          onSchedule={mutate}
          onClose={() => setScheduling(false)}
        />
      )}
    </Box>
  )
}
