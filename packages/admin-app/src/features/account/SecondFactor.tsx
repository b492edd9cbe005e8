import { Box, Button, Typography } from '@mui/material'
import { type SecondFactorWay, useSecondFactor } from '@product/client-app/second-factor'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { Section } from '../../layout/Section'
import { ErrorState } from '../../layout/StateMessage'
import { useDates } from '../../texts/dates'
import { ConfirmFactor, ProveFactor, RecoveryCodes } from './FactorForms'

/** Logging in with a code of an authenticator app besides the password. */
export function SecondFactor() {
  const { backgroundApi } = useRuntime()
  const way = useSecondFactor(backgroundApi)
  return (
    <Section title="account.factor.title">
      <Steps way={way} />
    </Section>
  )
}

function Steps({ way }: { way: SecondFactorWay }) {
  const { step, state } = way
  switch (step.name) {
    case 'overview':
      return <Overview way={way} />
    case 'prove':
      return <ProveFactor way={way} purpose={step.purpose} asksForCode={state.data?.on_since != null} />
    case 'confirm':
      return <ConfirmFactor way={way} secret={step.secret} uri={step.uri} />
    case 'codes':
      return <RecoveryCodes codes={step.codes} onClose={way.close} />
  }
}

function Overview({ way }: { way: SecondFactorWay }) {
  const translate = useTranslate()
  const dates = useDates()
  const { data, error, refetch } = way.state
  if (error && !data) {
    return <ErrorState title="account.factor.failed" text={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <FormSkeleton fields={1} />
  if (data.on_since === null) {
    return (
      <>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('account.factor.off')}
        </Typography>
        <Button variant="outlined" onClick={() => way.begin('start')}>
          {translate('account.factor.set_up')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('account.factor.on', {
          day: dates.moment(data.on_since),
          smart_count: data.recovery_codes_left,
        })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => way.begin('codes')}>
          {translate('account.factor.new_codes')}
        </Button>
        <Button variant="outlined" onClick={() => way.begin('start')}>
          {translate('account.factor.exchange')}
        </Button>
        {!data.is_required && (
          <Button color="error" onClick={() => way.begin('remove')}>
            {translate('account.factor.turn_off')}
          </Button>
        )}
      </Box>
    </>
  )
}
