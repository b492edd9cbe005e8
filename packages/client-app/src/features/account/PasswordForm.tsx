import { ApiError } from '@product/sdk/contract'
import { ACCOUNT_TEXTS, passwordChangeProblems } from '@product/sdk/features/account'
import { PASSWORD_RULE } from '@product/sdk/nouns/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../api'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { toast } from '../../ui/toast'
import styles from './AccountDialog.module.css'
import { SESSIONS } from './sessions-key'

interface Problems {
  present_password?: string
  password?: string
}

const changedText = (ended: number): string => {
  if (ended === 0) return ACCOUNT_TEXTS.changed
  return `${ACCOUNT_TEXTS.changed} ${ended === 1 ? 'One other session' : `${ended} other sessions`} ended.`
}

/** Asks for the present password, too: an open page alone changes nothing. */
export function PasswordForm() {
  const id = useId()
  const queries = useQueryClient()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const change = useMutation({
    mutationFn: async () => api.changePassword({ body: { present_password: present, password: next } }),
    onSuccess({ ended }) {
      setPresent('')
      setNext('')
      void queries.invalidateQueries({ queryKey: SESSIONS })
      toast.info(changedText(ended), { closesAfter: 5000 })
    },
    onError: error => setProblems(error instanceof ApiError ? error.issues : {}),
  })
  const isRefused = problems.present_password !== undefined || problems.password !== undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (change.isPending) return
    const found = passwordChangeProblems({ present_password: present, password: next })
    setProblems(found)
    if (Object.keys(found).length === 0) change.mutate()
  }

  return (
    <form className={styles.part} noValidate aria-labelledby={id} onSubmit={submit}>
      <h3 id={id} className={styles.heading}>
        Password
      </h3>
      <TextField
        label="Present password"
        type="password"
        autoComplete="current-password"
        value={present}
        error={problems.present_password}
        onChange={event => setPresent(event.target.value)}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        value={next}
        error={problems.password}
        hint={`At least ${PASSWORD_RULE.shortest} characters; a few words are good.`}
        onChange={event => setNext(event.target.value)}
      />
      {change.error && !isRefused && (
        <p role="alert" className={styles.failure}>
          {change.error.message}
        </p>
      )}
      <Button type="submit" variant="primary" busy={change.isPending}>
        Change password
      </Button>
    </form>
  )
}
