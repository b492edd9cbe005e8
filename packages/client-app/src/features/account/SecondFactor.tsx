import { useId } from 'react'
import { api } from '../../api'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import styles from './AccountDialog.module.css'
import { ConfirmFactor, ProveFactor, RecoveryCodes } from './FactorForms'
import { type SecondFactorWay, useSecondFactor } from './use-second-factor'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Logging in with a code of an authenticator app besides the password. */
export function SecondFactor() {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Second factor
      </h3>
      <SecondFactorSteps way={useSecondFactor(api)} />
    </section>
  )
}

/** Whatever comes next. `onDone`: the recovery codes were seen. */
export function SecondFactorSteps({ way, onDone }: { way: SecondFactorWay; onDone?: () => void }) {
  const { step, state } = way
  const isOn = state.data?.on_since != null
  switch (step.name) {
    case 'overview':
      return <Overview way={way} />
    case 'prove':
      return <ProveFactor way={way} purpose={step.purpose} asksForCode={isOn} />
    case 'confirm':
      return <ConfirmFactor way={way} secret={step.secret} uri={step.uri} />
    case 'codes':
      return <RecoveryCodes codes={step.codes} onClose={onDone ?? way.close} />
  }
}

function Overview({ way }: { way: SecondFactorWay }) {
  const { data, error, refetch } = way.state
  if (error && !data) {
    return (
      <>
        <p role="alert" className={styles.failure}>
          It could not be loaded. {error.message}
        </p>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    )
  }
  if (!data) return <Skeleton height={64} />
  if (data.on_since === null) {
    return (
      <>
        <p className={styles.note}>
          {data.is_required
            ? 'Your role needs one: besides your password, logging in asks for a code of an app on your phone.'
            : 'Off. With it, logging in asks for a code of an app on your phone besides your password.'}
        </p>
        <Button variant={data.is_required ? 'primary' : 'secondary'} onClick={() => way.begin('start')}>
          Set up
        </Button>
      </>
    )
  }
  return (
    <>
      <p className={styles.note}>
        {`On since ${day.format(new Date(data.on_since))} · ${data.recovery_codes_left} recovery codes left`}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => way.begin('codes')}>New recovery codes</Button>
        <Button onClick={() => way.begin('start')}>Use another phone</Button>
        {!data.is_required && <Button onClick={() => way.begin('remove')}>Turn off</Button>}
      </div>
    </>
  )
}
