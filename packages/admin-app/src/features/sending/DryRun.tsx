import { Box, LinearProgress, Skeleton, Typography } from '@mui/material'
import type { BlastPlan } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { QuietWarning } from '../../nouns/messages/QuietWarning'
import { Section } from '../../layout/Section'
import { ErrorState } from '../../layout/StateMessage'
import { numberText } from '../../texts/shown-numbers'
import type { ComposeDraft } from './compose-draft'
import { LeftOutList } from './LeftOutList'
import { PlannedList } from './PlannedList'

interface DryRunProps {
  draft: ComposeDraft
  plan: BlastPlan | undefined
  isOutdated: boolean
  isWaiting: boolean
  error: Error | null
  retry: () => void
}

/** What would be sent: who gets which text, who is left out and why, in how many segments. */
export function DryRun({ draft, plan, isOutdated, isWaiting, error, retry }: DryRunProps) {
  const translate = useTranslate()
  return (
    <Section title="compose.dry_run" sx={{ position: 'relative' }}>
      {plan && isOutdated && (
        <LinearProgress
          aria-label={translate('console.loading')}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
        />
      )}
      {error ? (
        <ErrorState title="compose.plan_failed" text={error.message} onRetry={retry} />
      ) : (
        <Shown plan={plan} isWaiting={isWaiting} hasPictures={draft.images.length > 0} />
      )}
    </Section>
  )
}

interface ShownProps {
  plan: BlastPlan | undefined
  isWaiting: boolean
  hasPictures: boolean
}

function Shown({ plan, isWaiting, hasPictures }: ShownProps) {
  const translate = useTranslate()
  if (!plan && isWaiting) {
    return (
      <Box aria-hidden>
        <Skeleton width="40%" height={40} />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </Box>
    )
  }
  if (!plan) return <Typography color="textSecondary">{translate('compose.no_plan')}</Typography>
  const { recipients, left_out, segments, quiet_hours } = plan
  const facts = [
    { name: 'gets', value: recipients.length },
    { name: 'left_out', value: left_out.length },
    { name: hasPictures ? 'picture_messages' : 'segments', value: segments },
  ]
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, mb: 2 }}>
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`compose.facts.${name}`)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {numberText(value)}
            </Typography>
          </Box>
        ))}
      </Box>
      {quiet_hours && (
        <Box sx={{ mb: 2 }}>
          <QuietWarning />
        </Box>
      )}
      <LeftOutList leftOut={left_out} heading="h3" />
      <PlannedList recipients={recipients} />
    </>
  )
}
