import { Button, Skeleton, Typography } from '@mui/material'
import type { RoutingCredits } from '@product/sdk/nouns/placeholders'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { Section } from '../../layout/Section'
import { useDates } from '../../texts/dates'
import { numberText } from '../../texts/shown-numbers'
import { ROUTING_CREDITS } from './use-route-processes'

/** What the routing service last said is left. Spec: operations, 2. */
export function RoutingCreditsCard() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, error, refetch } = useQuery({
    queryKey: ROUTING_CREDITS,
    queryFn: async ({ signal }) => backgroundApi.routingCredits({ signal }),
  })
  return (
    <Section title="backdate.credits">
      {data && <Credits credits={data} />}
      {!data && error && (
        <Typography role="alert" color="textSecondary">
          {translate('backdate.credits_failed')}
          <Button size="small" sx={{ ml: 1 }} onClick={() => void refetch()}>
            {translate('console.retry')}
          </Button>
        </Typography>
      )}
      {!data && !error && <CreditsSkeleton />}
    </Section>
  )
}

/** As tall as most that is said of them: two lines of text on a phone. */
function CreditsSkeleton() {
  return (
    <>
      <Typography variant="h2" component="p">
        <Skeleton width={120} />
      </Typography>
      <Typography variant="body2" component="div">
        <Skeleton width="min(100%, 480px)" />
        <Skeleton width={160} sx={{ display: { sm: 'none' } }} />
      </Typography>
    </>
  )
}

function Credits({ credits }: { credits: RoutingCredits }) {
  const translate = useTranslate()
  const dates = useDates()
  const { kind, left, limit, seen_at, reset_at } = credits
  const figure = () => {
    if (kind !== 'seen' || left === null) return translate(`backdate.${kind === 'seen' ? 'unknown' : kind}`)
    if (limit === null) return numberText(left)
    return translate('backdate.left', { left: numberText(left), limit: numberText(limit) })
  }
  const facts = [
    kind === 'unlimited' && translate('backdate.unlimited_text'),
    kind === 'unknown' && translate('backdate.unknown_text'),
    seen_at !== null && translate('backdate.seen_at', { at: dates.moment(seen_at) }),
    reset_at !== null && translate('backdate.reset_at', { at: dates.moment(reset_at) }),
  ]
  return (
    <>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {figure()}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(fact => fact !== false).join(' ')}
      </Typography>
    </>
  )
}
