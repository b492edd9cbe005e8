import InboxOutlined from '@mui/icons-material/InboxOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'

interface StateMessageProps {
  /** Text or key. */
  title: string
  text?: string
  action?: ReactNode
  icon?: ComponentType<{ fontSize?: 'large'; color?: 'disabled' | 'error' }>
}

/** What stands where data would be: why there is none, and what can be done about it. */
export function EmptyState({ title, text, action, icon: Icon = InboxOutlined }: StateMessageProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 3, py: 7, textAlign: 'center' }}>
      <Icon fontSize="large" color="disabled" />
      <Typography component="p" variant="h2">
        {translate(title)}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
          {translate(text)}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  )
}

/** A load that failed: the message and Try again. */
export function ErrorState({ title, text, onRetry }: { title: string; text?: string; onRetry?: () => void }) {
  const translate = useTranslate()
  return (
    <Box role="alert">
      <EmptyState
        title={title}
        text={text}
        icon={ErrorOutline}
        action={
          onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {translate('console.retry')}
            </Button>
          )
        }
      />
    </Box>
  )
}
