import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { FactorPurpose, SecondFactorWay } from '@product/client-app/second-factor'
import { factorCodeProblem, factorProofProblems } from '@product/sdk/features/account'
import { printedKey } from '@product/sdk/nouns/people'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslate } from 'ra-core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useToast } from '../../toasts/use-toast'

const PROVE_BUTTONS: Record<FactorPurpose, string> = {
  start: 'account.factor.proceed',
  codes: 'account.factor.new_codes',
  remove: 'account.factor.turn_off',
}

const KEY_FONT = { fontFamily: 'ui-monospace, "SF Mono", Menlo, monospace' }

interface StepProps {
  way: SecondFactorWay
}

function StepForm({
  way,
  button,
  onSubmit,
  children,
}: StepProps & { button: string; onSubmit: () => void; children: ReactNode }) {
  const translate = useTranslate()
  const { failure, isBusy, close } = way
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      {children}
      {failure !== undefined && (
        <Alert severity="error" sx={{ alignSelf: 'stretch' }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate(button)}
        </Button>
        <Button onClick={close}>{translate('console.confirm.cancel')}</Button>
      </Box>
    </Stack>
  )
}

/** The password, and a code where there is a second factor: an open page alone changes nothing. */
export function ProveFactor({
  way,
  purpose,
  asksForCode,
}: StepProps & { purpose: FactorPurpose; asksForCode: boolean }) {
  const translate = useTranslate()
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
        label={translate('account.factor.password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        fullWidth
        value={present}
        error={problems.present_password !== undefined}
        helperText={problems.present_password}
        onChange={event => setPresent(event.target.value)}
      />
      {asksForCode && (
        <TextField
          label={translate('account.factor.code')}
          autoComplete="one-time-code"
          fullWidth
          value={code}
          error={problems.code !== undefined}
          helperText={problems.code ?? translate('account.factor.code_hint')}
          onChange={event => setCode(event.target.value)}
        />
      )}
    </StepForm>
  )
}

/** The secret goes into the app, and a code comes back from it. */
export function ConfirmFactor({ way, secret, uri }: StepProps & { secret: string; uri: string }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<string>()
  const problem = missing ?? way.problems.code
  function submit(): void {
    const found = factorCodeProblem(code)
    setMissing(found)
    if (found === undefined) way.confirm(code)
  }
  return (
    <StepForm way={way} button="account.factor.turn_on" onSubmit={submit}>
      <Typography>{translate('account.factor.scan')}</Typography>
      {/* White whatever the scheme: cameras read dark on light. */}
      <Box sx={{ lineHeight: 0, '& svg': { borderRadius: 1 } }}>
        <QRCodeSVG value={uri} size={176} marginSize={2} title={translate('account.factor.qr')} />
      </Box>
      <Typography>
        {translate('account.factor.key')}{' '}
        <Box component="span" sx={KEY_FONT}>
          {printedKey(secret)}
        </Box>
      </Typography>
      <TextField
        label={translate('account.factor.code')}
        autoComplete="one-time-code"
        fullWidth
        value={code}
        error={problem !== undefined}
        helperText={problem ?? translate('account.factor.first_code')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={event => setCode(event.target.value)}
      />
    </StepForm>
  )
}

/** Shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast('success', 'account.factor.copied')
    } catch {
      toast('error', 'account.factor.not_copied')
    }
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{translate('account.factor.keep')}</Typography>
      <Box
        component="ul"
        aria-label={translate('account.factor.codes')}
        sx={{
          ...KEY_FONT,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          gap: 1,
          width: '100%',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={onClose}>
          {translate('account.factor.kept')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {translate('account.factor.copy')}
        </Button>
      </Box>
    </Stack>
  )
}
