import { Box, Button, Typography } from '@mui/material'
import type { Message } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { memo, type ReactNode } from 'react'
import { useDates } from '../../../texts/dates'
import { Bubble } from './Bubble'
import { DeliveryMark } from './DeliveryMark'
import { MessagePictures } from './MessagePictures'
import { SaidSide } from './SaidSide'
import { useRetry } from './use-retry'

interface MessageRowProps {
  message: Message
  isFirst: boolean
  isLast: boolean
}

/** One message: who said it, its pictures and words, when, and how far it came. Spec: communication, 2. */
export const MessageRow = memo(function MessageRow({ message, isFirst, isLast }: MessageRowProps) {
  const translate = useTranslate()
  const dates = useDates()
  const { direction, body, media, message_status: status, pending, created_at, sender_name } = message
  const isOurs = direction === 'outbound'
  const hasFailed = isOurs && (status === 'failed' || status === 'undelivered')
  const time = dates.time(created_at)
  return (
    <SaidSide side={direction} isFirst={isFirst}>
      {isFirst && isOurs && sender_name !== null && (
        <Typography variant="caption" color="textSecondary">
          {sender_name}
        </Typography>
      )}
      {media.length > 0 && <MessagePictures message={message} />}
      {body !== '' && <Bubble side={direction} text={body} isQuiet={status === 'scheduled'} />}
      {body === '' && media.length === 0 && (
        <Bubble side={direction} text={translate('threads.no_words')} isQuiet />
      )}
      {(isLast || hasFailed || status === 'scheduled') && (
        <Facts>
          <time dateTime={created_at} title={dates.whole(created_at)}>
            {status === 'scheduled' ? translate('threads.scheduled_for', { time }) : time}
          </time>
          {isOurs && <DeliveryMark status={pending && status === 'sent' ? 'waiting' : status} />}
        </Facts>
      )}
      {hasFailed && <Failure message={message} />}
    </SaidSide>
  )
})

const Facts = ({ children }: { children: ReactNode }) => <div className="facts">{children}</div>

/** Why it did not arrive, and the way to try again. */
function Failure({ message }: { message: Message }) {
  const translate = useTranslate()
  const { retry, isPending, isDone } = useRetry(message)
  const { error_text, error_code } = message
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <Typography variant="caption" color="error">
        {error_text ?? translate('threads.no_reason')}
        {error_code !== null && ` ${translate('threads.code', { code: String(error_code) })}`}
      </Typography>
      {!isDone && (
        <Button size="small" variant="outlined" onClick={retry} loading={isPending}>
          {translate('threads.retry')}
        </Button>
      )}
    </Box>
  )
}
