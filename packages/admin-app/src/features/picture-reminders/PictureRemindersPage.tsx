import { Alert, Button, Step, StepLabel, Stepper } from '@mui/material'
import { DIALOG_CLOSES_AFTER_MS } from '@product/sdk/nouns/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Page } from '../../layout/Page'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { pathTo } from '../../paths'
import { ChooseVendors } from './ChooseVendors'
import { CheckMessages } from './CheckMessages'
import { useReminderChoice } from './use-reminder-choice'
import { REMINDER_VENDORS } from './use-reminder-vendors'

/** Picture reminder: vendors are chosen, then their messages are looked at and sent. Spec: communication, 2. */
export function PictureRemindersPage() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const choice = useReminderChoice()
  const { clear } = choice
  const [step, setStep] = useState<0 | 1>(0)
  const [sentId, setSentId] = useState<number>()
  const isSent = sentId !== undefined && step === 1

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => {
      setStep(0)
      clear()
      void queries.invalidateQueries({ queryKey: [REMINDER_VENDORS] })
    }, DIALOG_CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSent, queries, clear])

  return (
    <Page title="reminders.title" width="form">
      <ToThreads />
      <Stepper activeStep={step} sx={{ mb: 3 }}>
        {(['choose', 'check'] as const).map((name, at) => (
          <Step key={name} aria-current={at === step ? 'step' : undefined}>
            <StepLabel>{translate(`reminders.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {sentId !== undefined && (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" component={Link} to={pathTo('blast', { id: sentId })}>
              {translate('reminders.progress')}
            </Button>
          }
        >
          {translate('reminders.sent')}
        </Alert>
      )}
      {step === 0 ? (
        <ChooseVendors
          choice={choice}
          onNext={() => {
            setSentId(undefined)
            setStep(1)
          }}
        />
      ) : (
        <CheckMessages vendors={choice.chosen} isSent={isSent} onBack={() => setStep(0)} onSent={setSentId} />
      )}
    </Page>
  )
}
