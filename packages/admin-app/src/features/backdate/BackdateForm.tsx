import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { ApiError } from '@product/sdk/client'
import { BACKDATE_TEXTS, backdateProblems } from '@product/sdk/nouns/placeholders'
import { losAngelesDay } from '@product/sdk/values'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { useSendOnce } from '../../data/use-send-once'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { Section } from '../../layout/Section'
import { ErrorState } from '../../layout/StateMessage'
import { BackdateOverlay } from './BackdateOverlay'
import { useActiveCampaigns } from './use-active-campaigns'

interface BackdateFormProps {
  now: () => number
  /** A generation of routes, of whatever campaign. */
  isRunning: boolean
  /** When the lock ends, UTC milliseconds. */
  lockEnds: number | undefined
}

const EMPTY = { campaign_id: '', start: '', end: '' }

/** Starts a generation. While one runs, or in minutes in which none may start, the overlay lies over it. */
export function BackdateForm({ now, isRunning, lockEnds }: BackdateFormProps) {
  const isBlocked = isRunning || lockEnds !== undefined
  const { data: campaigns, error, refetch } = useActiveCampaigns()
  return (
    <Section title="backdate.form">
      <Box sx={{ position: 'relative' }}>
        <Box inert={isBlocked}>
          {campaigns && <Inputs now={now} campaigns={campaigns} />}
          {!campaigns && error && (
            <ErrorState
              title="backdate.campaigns_failed"
              text={error.message}
              onRetry={() => void refetch()}
            />
          )}
          {!campaigns && !error && <FormSkeleton fields={3} />}
        </Box>
        {isBlocked && <BackdateOverlay lockEnds={isRunning ? undefined : lockEnds} />}
      </Box>
    </Section>
  )
}

interface InputsProps {
  now: () => number
  campaigns: readonly { campaign_id: number; name: string }[]
}

function Inputs({ now, campaigns }: InputsProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { api } = useRuntime()
  const once = useSendOnce('backdate')
  const [values, setValues] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const isComplete = Object.values(values).every(value => value !== '')
  const start = useMutation({
    async mutationFn() {
      const body = { ...values, campaign_id: Number(values.campaign_id) }
      return api.backdatePlaceholders({ body, idempotencyKey: once.keyFor(body) })
    },
    // How far it is stands on the server, so nothing is lost. Spec: operations, 4.
    onSuccess() {
      once.answered()
      void navigate(0)
    },
  })
  const refused = start.error instanceof ApiError ? start.error.issues : {}
  const problems: Record<string, string> =
    isTried && isComplete ? { ...refused, ...backdateProblems(values, now()) } : {}

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setTried(true)
    if (isComplete && Object.keys(backdateProblems(values, now())).length === 0) start.mutate()
  }
  const isMissing = (name: keyof typeof values) => isTried && values[name] === ''
  const field = (name: keyof typeof values) => ({
    value: values[name],
    label: translate(`backdate.${name === 'campaign_id' ? 'campaign' : name}`),
    onChange(event: { target: { value: string } }) {
      setValues(before => ({ ...before, [name]: event.target.value }))
      start.reset()
    },
    error: isMissing(name) || problems[name] !== undefined,
    helperText: problems[name],
    required: true,
    size: 'small' as const,
    fullWidth: true,
  })
  const dates = { inputLabel: { shrink: true }, htmlInput: { max: losAngelesDay(now()) } }
  return (
    <Box component="form" noValidate onSubmit={submit}>
      {isTried && !isComplete && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {BACKDATE_TEXTS.incomplete}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <TextField
          select
          {...field('campaign_id')}
          helperText={campaigns.length === 0 ? translate('backdate.no_campaigns') : problems.campaign_id}
          disabled={campaigns.length === 0}
        >
          {campaigns.map(({ campaign_id, name }) => (
            <MenuItem key={campaign_id} value={String(campaign_id)} sx={{ whiteSpace: 'normal' }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField type="date" {...field('start')} slotProps={dates} />
        <TextField type="date" {...field('end')} slotProps={dates} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {translate('backdate.days_help')}
      </Typography>
      <Button type="submit" variant="contained" loading={start.isPending}>
        {translate('backdate.start_button')}
      </Button>
    </Box>
  )
}
