import { Alert, Box, Button, DialogActions, Typography } from '@mui/material'
import type { Blast } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { useSendOnce } from '../../data/use-send-once'
import { FormDialog } from '../../forms/FormDialog'
import { pathTo } from '../../paths'
import { failureText } from '../../toasts/failure-text'
import { numberText } from '../../texts/shown-numbers'

const AT_ONCE = 100

/** Summary: attempted, successful, failed, and which numbers failed and why; those can be tried again. Spec: communication, 2. */
export function BlastSummary({ blast, onClose }: { blast: Blast; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { backgroundApi } = useRuntime()
  const once = useSendOnce('blast-retry')
  const { blast_id, attempted, successful, failed, failures } = blast
  // Who is blocked, or had it once more already, is left out by the server.
  const canRetry = failures.some(({ not_again }) => not_again === null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const params = { id: String(blast_id) }
      const { blast: retried } = await backgroundApi.retryBlast({
        params,
        idempotencyKey: once.keyFor(params),
      })
      once.answered()
      return retried
    },
    onSuccess: retried => navigate(pathTo('blast', { id: retried.blast_id })),
  })
  const counts = [
    { name: 'attempted', value: attempted },
    { name: 'successful', value: successful },
    { name: 'failed', value: failed },
  ]
  return (
    <FormDialog title="compose.summary" onClose={isPending ? () => undefined : onClose} maxWidth="sm">
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          rowGap: 1,
          m: 0,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {counts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt">{translate(`compose.totals.${name}`)}</Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                textAlign: 'right',
                fontWeight: 600,
                color: name === 'failed' && value > 0 ? 'error.main' : undefined,
              }}
            >
              {numberText(value)}
            </Box>
          </Box>
        ))}
      </Box>
      {failures.length > 0 && <Failures failures={failures} />}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(error)}
        </Alert>
      )}
      <DialogActions sx={{ px: 0, position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {translate('console.close')}
        </Button>
        {canRetry && (
          <Button variant="contained" onClick={() => mutate()} loading={isPending} disabled={isSuccess}>
            {translate('compose.retry_failed')}
          </Button>
        )}
      </DialogActions>
    </FormDialog>
  )
}

function Failures({ failures }: Pick<Blast, 'failures'>) {
  const translate = useTranslate()
  const [most, setMost] = useState(AT_ONCE)
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3">
        {translate('compose.failed_numbers')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failures.slice(0, most).map(({ phone_number, name, code, reason, not_again }) => (
          <Box
            component="li"
            key={phone_number}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ fontFamily: 'monospace' }}>
              {phoneText(phone_number)}
            </Box>
            {name !== null && ` ${name}`}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {code === null ? reason : `${reason} (${code})`}
            </Typography>
            {not_again !== null && (
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {translate('compose.not_again', { reason: not_again })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {failures.length > most && (
        <Button size="small" onClick={() => setMost(most + AT_ONCE)}>
          {translate('messages.members.more', { count: failures.length - most })}
        </Button>
      )}
    </Box>
  )
}
