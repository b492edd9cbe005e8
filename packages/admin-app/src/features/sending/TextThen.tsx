import { Box, LinearProgress, Typography } from '@mui/material'
import { variablesOf } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { failureText } from '../../toasts/failure-text'
import type { ComposeDraft } from './compose-draft'
import { useDryRun } from './use-dry-run'

interface TextThenProps {
  draft: ComposeDraft
  /** UTC. */
  schedule: string
}

/** The first recipient's text as it goes out then, where the time makes another one of it than now. */
export function TextThen(props: TextThenProps) {
  return variablesOf(props.draft.body).includes('month') && <Filled {...props} />
}

function Filled({ draft, schedule }: TextThenProps) {
  const translate = useTranslate()
  const { plan, isOutdated, error } = useDryRun(draft, schedule)
  const [first] = plan?.recipients ?? []
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="h3">
        {translate('compose.text_then')}
      </Typography>
      {error && <Typography color="error">{failureText(error)}</Typography>}
      {!error && isOutdated && <LinearProgress aria-label={translate('console.loading')} />}
      {!error && !isOutdated && first && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {first.body}
        </Typography>
      )}
    </Box>
  )
}
