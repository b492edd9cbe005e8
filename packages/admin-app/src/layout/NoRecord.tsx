import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { statusOf } from '../data/as-http-error'
import { EmptyState, ErrorState } from './StateMessage'

interface NoRecordProps {
  /** Texts or keys: that there is no such record, and why that may be. */
  title: string
  text?: string
  /** Where records of its kind are found. */
  back: { to: string; label: string }
  /** Why it could not be had; absent: it was not asked for, the address names none. */
  error?: unknown
  onRetry?: () => void
}

const GONE: ReadonlySet<number> = new Set([400, 404, 422])

/** In the place of a record: there is none, or it could not be loaded; with the way back in both. */
export function NoRecord({ title, text, back, error, onRetry }: NoRecordProps) {
  const translate = useTranslate()
  const wayBack = (
    <Button variant="outlined" component={Link} to={back.to}>
      {translate(back.label)}
    </Button>
  )
  if (error === undefined || error === null || GONE.has(statusOf(error))) {
    return (
      <Box role="status">
        <EmptyState title={title} text={text} icon={SearchOffOutlined} action={wayBack} />
      </Box>
    )
  }
  return (
    <ErrorState
      title="console.form.failed"
      text={error instanceof Error ? error.message : undefined}
      onRetry={onRetry}
      back={wayBack}
    />
  )
}
