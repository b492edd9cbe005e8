import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Bubble } from './Bubble'
import { DeliveryMark } from './DeliveryMark'
import type { OutgoingMessage } from './outgoing'
import { SaidSide } from './SaidSide'
import { useOutgoingActions } from './outgoing-actions'

/** A message that is on its way to the server, or did not get there: then it waits for a decision. */
export function OutgoingRow({ outgoing }: { outgoing: OutgoingMessage }) {
  const translate = useTranslate()
  const { send, discard } = useOutgoingActions()
  const { body, images, state, problem, clientKey } = outgoing
  return (
    <SaidSide side="outbound" isFirst>
      {images.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {translate('threads.pictures', { smart_count: images.length })}
        </Typography>
      )}
      {body !== '' && <Bubble side="outbound" text={body} isQuiet={state === 'failed'} />}
      {state === 'sending' ? (
        <DeliveryMark status="waiting" />
      ) : (
        <Box
          role="alert"
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}
        >
          <Typography variant="caption" color="error">
            {problem ?? translate('threads.interrupted')}
          </Typography>
          <Button size="small" variant="outlined" onClick={() => send(outgoing)}>
            {translate('threads.retry')}
          </Button>
          <Button size="small" onClick={() => discard(clientKey)}>
            {translate('threads.discard')}
          </Button>
        </Box>
      )}
    </SaidSide>
  )
}
