import { type LoginForm as LoginFields, loginProblems } from '@product/sdk/features/session'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { TextField } from '../../ui/TextField'
import styles from './LoginForm.module.css'
import { codeProblem, loginFailure } from './login-failure'

/** Read from the fields themselves: some password managers fill them without telling the page. */
function readForm(form: HTMLFormElement): LoginFields {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const code = text('code').trim()
  return { email: text('email').trim(), password: text('password'), ...(code !== '' && { code }) }
}

/** Email, password and Log In. A second click while the first is under way does nothing. */
export function LoginForm({ logIn }: { logIn: (form: LoginFields) => Promise<void> }) {
  const [problems, setProblems] = useState<Partial<Record<keyof LoginFields, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** The account has a second factor, as the server said once the password was right. */
  const [asksForCode, askForCode] = useState(false)
  const [isPasswordShown, showPassword] = useState(false)
  // State is one paint late for a double click.
  const isSending = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isSending.current) return
    const form = readForm(event.currentTarget)
    const found = loginProblems(form)
    setProblems(found)
    setFailure(undefined)
    const firstMissing = Object.keys(found)[0]
    if (firstMissing) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstMissing}"]`)?.focus()
      return
    }
    isSending.current = true
    setBusy(true)
    try {
      await logIn(form)
    } catch (error) {
      const problem = codeProblem(error)
      if (problem === undefined) setFailure(loginFailure(error))
      else if (asksForCode) setProblems({ code: problem })
      askForCode(asksForCode || problem !== undefined)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.email}
        onChange={() => setProblems({ ...problems, email: undefined })}
      />
      <TextField
        label="Password"
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.password}
        onChange={() => setProblems({ ...problems, password: undefined })}
        trailing={
          <IconButton
            label={isPasswordShown ? 'Hide characters' : 'Show characters'}
            icon={isPasswordShown ? 'eye-off' : 'eye'}
            onClick={() => showPassword(!isPasswordShown)}
          />
        }
      />
      {asksForCode && (
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoFocus
          spellCheck={false}
          hint="As your authenticator app shows it, or a recovery code."
          error={problems.code}
          onChange={() => setProblems({ ...problems, code: undefined })}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="alert" />
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={isBusy} className={styles.submit}>
        Log In
      </Button>
    </form>
  )
}
