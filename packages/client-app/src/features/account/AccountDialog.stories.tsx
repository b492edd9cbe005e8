import { accountEndpoints } from '@product/sdk/features/account'
import {
  AN_OPEN_SESSION,
  answer,
  NO_SECOND_FACTOR,
  pending,
  refusal,
  SOME_RECOVERY_CODES,
  STARTED_FACTOR,
  unreachable,
} from '@product/sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeQueryClient } from '../../layout/make-query-client'
import { signedIn } from '../../session/story-session'
import { inPage } from '../../ui/in-page'
import { AccountDialog } from './AccountDialog'

const sessions = answer(accountEndpoints.accountSessions, {
  sessions: [
    { ...AN_OPEN_SESSION, session_id: 3, is_current: true },
    { ...AN_OPEN_SESSION, session_id: 2, device: 'Safari on iOS', network: '198.51.100.23' },
  ],
})

function InQueries({ onClose }: { onClose: () => void }) {
  const [queries] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <AccountDialog onClose={onClose} />
    </QueryClientProvider>
  )
}

const noFactor = answer(accountEndpoints.secondFactor, NO_SECOND_FACTOR)

const meta = {
  title: 'Advertiser/AccountDialog',
  component: InQueries,
  decorators: [inPage],
  beforeEach: signedIn(4),
  args: { onClose: fn() },
  parameters: { answers: [sessions, noFactor, answer(accountEndpoints.changePassword, { ended: 1 })] },
} satisfies Meta<typeof InQueries>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

export const Overview: Story = {
  play: async () => {
    await expect(await screen.findByText('This one')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /^Log out there/ })).toHaveLength(1)
  },
}

export const PasswordChanged: Story = {
  play: async () => {
    await type('Present password', 'haulboard-demo')
    await type('New password', 'four words and more')
    await press('Change password')
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''))
  },
}

/** Before anything is sent. */
export const Incomplete: Story = {
  play: async () => {
    await type('New password', 'short')
    await press('Change password')
    await expect(await screen.findByText('Your present password must be provided')).toBeVisible()
    await expect(screen.getByText('A password needs at least 8 characters.')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  parameters: {
    answers: [
      sessions,
      noFactor,
      refusal(accountEndpoints.changePassword, 'invalid', 'Please check the marked fields.', {
        present_password: 'This is not your present password.',
      }),
    ],
  },
  play: async () => {
    await type('Present password', 'a guess')
    await type('New password', 'four words and more')
    await press('Change password')
    await expect(await screen.findByText('This is not your present password.')).toBeVisible()
    await expect(screen.getByLabelText('New password')).toHaveValue('four words and more')
  },
}

export const Loading: Story = {
  parameters: {
    answers: [pending(accountEndpoints.accountSessions), pending(accountEndpoints.secondFactor)],
  },
}

export const ServerStopped: Story = {
  parameters: {
    answers: [unreachable(accountEndpoints.accountSessions), unreachable(accountEndpoints.secondFactor)],
  },
}

export const SecondFactorSetUp: Story = {
  parameters: {
    answers: [
      sessions,
      noFactor,
      answer(accountEndpoints.startSecondFactor, STARTED_FACTOR),
      answer(accountEndpoints.confirmSecondFactor, { recovery_codes: SOME_RECOVERY_CODES }),
    ],
  },
  play: async () => {
    await press('Set up')
    await press('Continue')
    await expect(await screen.findByText('Your present password must be provided')).toBeVisible()
    await type('Your password', 'haulboard-demo')
    await press('Continue')
    await expect(await screen.findByTitle('QR code for the authenticator app')).toBeInTheDocument()
    await type('Code', '123456')
    await press('Turn on')
    await expect(await screen.findByText('ABCD-EFGH-2345-6789')).toBeVisible()
  },
}

export const SecondFactorOn: Story = {
  parameters: {
    answers: [
      sessions,
      answer(accountEndpoints.secondFactor, {
        ...NO_SECOND_FACTOR,
        on_since: '2026-05-04T20:00:00.000Z',
        recovery_codes_left: 9,
      }),
      refusal(accountEndpoints.removeSecondFactor, 'invalid', 'Please check the marked fields.', {
        code: 'This code is not right, or was used already.',
      }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/9 recovery codes left/)).toBeVisible()
    await press('Turn off')
    await type('Your password', 'haulboard-demo')
    await type('Code', '000000')
    await press('Turn off')
    await expect(await screen.findByText('This code is not right, or was used already.')).toBeVisible()
  },
}
