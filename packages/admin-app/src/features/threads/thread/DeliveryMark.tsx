import CheckOutlined from '@mui/icons-material/CheckOutlined'
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined'
import { Box, Tooltip } from '@mui/material'
import { type Message, statusTooltip } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'

const MARKS = {
  waiting: { Icon: ScheduleOutlined, color: 'text.secondary' },
  scheduled: { Icon: ScheduleSendOutlined, color: 'text.secondary' },
  sent: { Icon: CheckOutlined, color: 'text.secondary' },
  delivered: { Icon: DoneAllOutlined, color: 'success.main' },
  undelivered: { Icon: ErrorOutlineOutlined, color: 'error.main' },
  failed: { Icon: ErrorOutlineOutlined, color: 'error.main' },
} as const

/** How far a message of ours has come, at a glance. Spec: communication, 2 and 8. */
export function DeliveryMark({ status }: { status: Message['message_status'] | 'waiting' }) {
  const translate = useTranslate()
  const { Icon, color } = MARKS[status]
  const text = statusTooltip(status) ?? translate(`threads.status.${status}`)
  return (
    <Tooltip title={text}>
      <Box component="span" role="img" aria-label={text} sx={{ display: 'inline-flex', color }}>
        <Icon sx={{ fontSize: 16 }} />
      </Box>
    </Tooltip>
  )
}
