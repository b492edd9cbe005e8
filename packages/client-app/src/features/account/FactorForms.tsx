import { factorCodeProblem, factorProofProblems } from '@product/sdk/features/account'
import { printedKey } from '@product/sdk/nouns/people'
import { QRCodeSVG } from 'qrcode.react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { toast } from '../../ui/toast'
import styles from './AccountDialog.module.css'
import type { FactorPurpose, SecondFactorWay } from './use-second-factor'

const PROVE_BUTTONS: Record<FactorPurpose, string> = {
  start: 'Continue',
  codes: 'Make new codes',
  remove: 'Turn off',
}

interface StepProps {
  way: SecondFactorWay
}

function StepForm({
  way,
  button,
  onSubmit,
  children,
}: StepProps & { button: string; onSubmit: () => void; children: ReactNode }) {
  const { failure, isBusy, close } = way
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {button}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  )
}

/** The password, and a code where there is a second factor: an open page alone changes nothing. */
export function ProveFactor({
  way,
  purpose,
  asksForCode,
}: StepProps & { purpose: FactorPurpose; asksForCode: boolean }) {
  const [present, setPresent] = useState('')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<{ present_password?: string; code?: string }>({})
  const problems = { ...way.problems, ...missing }

  function submit(): void {
    const proof = { present_password: present, code }
    const found = factorProofProblems(proof, { asksForCode })
    setMissing(found)
    if (Object.keys(found).length === 0) way.prove(purpose, proof)
  }

  return (
    <StepForm way={way} button={PROVE_BUTTONS[purpose]} onSubmit={submit}>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={present}
        error={problems.present_password}
        onChange={event => setPresent(event.target.value)}
      />
      {asksForCode && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          value={code}
          error={problems.code}
          hint="As your authenticator app shows it now, or a recovery code."
          onChange={event => setCode(event.target.value)}
        />
      )}
    </StepForm>
  )
}

/** The secret goes into the app, and a code comes back from it. */
export function ConfirmFactor({ way, secret, uri }: StepProps & { secret: string; uri: string }) {
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<string>()
  function submit(): void {
    const found = factorCodeProblem(code)
    setMissing(found)
    if (found === undefined) way.confirm(code)
  }
  return (
    <StepForm way={way} button="Turn on" onSubmit={submit}>
      <p className={styles.note}>Scan this with an authenticator app, or type the key into it.</p>
      <div className={styles.qr}>
        <QRCodeSVG value={uri} size={176} marginSize={2} title="QR code for the authenticator app" />
      </div>
      <p className={styles.key}>
        <span className="visually-hidden">Key: </span>
        {printedKey(secret)}
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={missing ?? way.problems.code}
        hint="Six digits, as the app shows them now."
        onChange={event => setCode(event.target.value)}
      />
    </StepForm>
  )
}

/** Shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.info('The codes were copied.', { closesAfter: 5000 })
    } catch {
      toast.error('They could not be copied. Please write them down.')
    }
  }
  return (
    <>
      <p className={styles.note}>
        Keep these recovery codes where your phone is not: each logs you in once without it. They are shown
        this once.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </>
  )
}
