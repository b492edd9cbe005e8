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
  /** In a part of a page, where it is not all that there is. */
  isPart?: boolean
}

/** What stands where data would be: why there is none, and what can be done about it. */
export function EmptyState({
  title,
  text,
  action,
  icon: Icon = InboxOutlined,
  isPart = false,
}: StateMessageProps) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        // In a tall place its lines stay together.
        alignContent: 'center',
        gap: 1,
        px: 3,
        py: isPart ? 3 : 7,
        textAlign: 'center',
      }}
    >
      {!isPart && <Icon fontSize="large" color="disabled" />}
      <Typography component="p" variant={isPart ? 'h3' : 'h2'}>
        {translate(title)}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
          {translate(text)}
        </Typography>
      )}
      {Boolean(action) && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  )
}

interface ErrorStateProps {
  /** Texts or keys. */
  title: string
  text?: string
  onRetry?: () => void
  /** Where else to go. */
  back?: ReactNode
}

/** A load that failed: the message and Try again. */
export function ErrorState({ title, text, onRetry, back }: ErrorStateProps) {
  const translate = useTranslate()
  return (
    <Box role="alert">
      <EmptyState
        title={title}
        text={text}
        icon={ErrorOutline}
        action={
          (onRetry || back !== undefined) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              {onRetry && (
                <Button variant="outlined" onClick={onRetry}>
                  {translate('console.retry')}
                </Button>
              )}
              {back}
            </Box>
          )
        }
      />
    </Box>
  )
}
