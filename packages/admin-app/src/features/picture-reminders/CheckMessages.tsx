import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { isQuietHour, MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useAdmin, useRuntime } from '../../config/runtime'
import { useSendOnce } from '../../data/use-send-once'
import { QuietWarning } from '../../nouns/messages/QuietWarning'
import { SegmentCount } from '../../nouns/messages/SegmentCount'
import { failureText } from '../../toasts/failure-text'
import { useToast } from '../../toasts/use-toast'
import { messageTo, reminderBlast } from './reminder-choice'
import type { ReminderVendor } from './use-reminder-vendors'

interface CheckMessagesProps {
  vendors: readonly ReminderVendor[]
  /** It is on its way: nothing can be pressed any more. */
  isSent: boolean
  onBack: () => void
  onSent: (blastId: number) => void
}

/** The message of every vendor, before they go out together. Spec: communication, 2. */
export function CheckMessages({ vendors, isSent, onBack, onSent }: CheckMessagesProps) {
  const translate = useTranslate()
  const toast = useToast()
  const { backgroundApi } = useRuntime()
  const { brand } = useAdmin()
  const once = useSendOnce('picture-reminders')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const body = reminderBlast(vendors, brand.name)
      const { blast } = await backgroundApi.sendBlast({ body, idempotencyKey: once.keyFor(body) })
      once.answered()
      return blast
    },
    onSuccess: ({ blast_id }) => {
      toast('success', MESSAGE_TEXTS.sent)
      onSent(blast_id)
    },
  })
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('reminders.messages')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {vendors.map(vendor => {
          const text = messageTo(vendor, brand.name)
          return (
            <Card component="li" key={vendor.vendor_id} sx={{ p: 2 }}>
              <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                {vendor.vendor_name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {phoneText(vendor.phone_num ?? '')}
              </Typography>
              <Typography variant="body2" sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
              <SegmentCount text={text} />
            </Card>
          )
        })}
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          py: 1.5,
          bgcolor: 'background.default',
        }}
      >
        {isQuietHour(serverClock.now()) && (
          <Box sx={{ width: '100%' }}>
            <QuietWarning />
          </Box>
        )}
        {error && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {failureText(error)}
          </Alert>
        )}
        <Button variant="outlined" onClick={onBack} disabled={isPending || isSent}>
          {translate('reminders.go_back')}
        </Button>
        <Button
          variant="contained"
          onClick={() => mutate()}
          loading={isPending}
          disabled={vendors.length === 0 || isSent}
        >
          {translate('reminders.send', { smart_count: vendors.length })}
        </Button>
      </Box>
    </>
  )
}
