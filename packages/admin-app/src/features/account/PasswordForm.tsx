import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { passwordChangeProblems } from '@product/sdk/features/account'
import { ApiError } from '@product/sdk/contract'
import { PASSWORD_RULE } from '@product/sdk/nouns/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { Section } from '../../layout/Section'
import { useToast } from '../../toasts/use-toast'
import { SESSIONS } from './sessions-key'

type Problems = Readonly<Record<string, string | undefined>>
const NONE: Problems = {}

/** Asks for the present password, too: an open page alone changes nothing. */
export function PasswordForm() {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { backgroundApi } = useRuntime()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [problems, setProblems] = useState(NONE)
  const change = useMutation({
    mutationFn: async () =>
      backgroundApi.changePassword({ body: { present_password: present, password: next } }),
    onSuccess({ ended }) {
      setPresent('')
      setNext('')
      void queryClient.invalidateQueries({ queryKey: SESSIONS })
      toast('success', ended === 0 ? 'account.changed' : 'account.changed_ended', {
        args: { smart_count: ended },
      })
    },
    onError: error => setProblems(error instanceof ApiError ? error.issues : NONE),
  })
  const hasIssues = change.error instanceof ApiError && Object.keys(change.error.issues).length > 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (change.isPending) return
    const found = passwordChangeProblems({ present_password: present, password: next })
    setProblems(found)
    if (Object.keys(found).length === 0) change.mutate()
  }

  const field = (name: string) => ({
    type: 'password',
    error: problems[name] !== undefined,
    fullWidth: true,
  })
  return (
    <Section title="account.password_title">
      <Box component="form" noValidate onSubmit={submit}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <TextField
            {...field('present_password')}
            label={translate('account.present')}
            value={present}
            autoComplete="current-password"
            helperText={problems.present_password}
            onChange={event => setPresent(event.target.value)}
          />
          <TextField
            {...field('password')}
            label={translate('account.next')}
            value={next}
            autoComplete="new-password"
            helperText={problems.password ?? translate('account.rule', { count: PASSWORD_RULE.shortest })}
            onChange={event => setNext(event.target.value)}
          />
          {change.error && !hasIssues && (
            <Alert severity="error" sx={{ alignSelf: 'stretch' }}>
              {change.error.message}
            </Alert>
          )}
          <Button type="submit" variant="contained" loading={change.isPending}>
            {translate('account.change')}
          </Button>
        </Stack>
      </Box>
    </Section>
  )
}
