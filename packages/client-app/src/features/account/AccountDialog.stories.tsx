import { accountEndpoints, type OpenSession } from '@product/sdk/features/account'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeQueryClient } from '../../layout/make-query-client'
import { signedIn } from '../../session/story-session'
import { inPage } from '../../ui/in-page'
import { AccountDialog } from './AccountDialog'

const session = (session_id: number, more: Partial<OpenSession> = {}): OpenSession => ({
  session_id,
  device: 'Chrome on Windows',
  network: '203.0.113.7',
  created_at: '2026-05-20T15:00:00.000Z',
  last_used_at: '2026-05-20T16:55:00.000Z',
  expires_at: '2026-05-20T16:30:00.000Z',
  is_current: false,
  ...more,
})

const sessions = answer(accountEndpoints.accountSessions, {
  sessions: [
    session(3, { is_current: true }),
    session(2, { device: 'Safari on iOS', network: '198.51.100.23' }),
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

const meta = {
  title: 'Advertiser/AccountDialog',
  component: InQueries,
  decorators: [inPage],
  beforeEach: signedIn(4),
  args: { onClose: fn() },
  parameters: { answers: [sessions, answer(accountEndpoints.changePassword, { ended: 1 })] },
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

export const Loading: Story = { parameters: { answers: [pending(accountEndpoints.accountSessions)] } }

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(accountEndpoints.accountSessions)] },
}
