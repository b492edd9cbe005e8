import { api } from '@product/sdk/api'
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
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { AccountPage } from './AccountPage'

const sessions = answer(api.accountSessions, {
  sessions: [
    { ...AN_OPEN_SESSION, session_id: 3, is_current: true },
    { ...AN_OPEN_SESSION, session_id: 2, device: 'Safari on iOS', network: '198.51.100.23' },
    { ...AN_OPEN_SESSION, session_id: 1, device: null, network: null },
  ],
})

const noFactor = answer(api.secondFactor, NO_SECOND_FACTOR)

const meta = {
  title: 'Console/AccountPage',
  component: AccountPage,
  decorators: [inConsole({ role: 5, path: '/account' })],
  parameters: { answers: [sessions, noFactor, answer(api.changePassword, { ended: 2 })] },
} satisfies Meta<typeof AccountPage>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

export const Overview: Story = {
  play: async () => {
    await expect(await screen.findByText('This one')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /^Log out there/ })).toHaveLength(2)
  },
}

export const PasswordChanged: Story = {
  play: async () => {
    await type('Present password', 'haulboard-demo')
    await type('New password', 'four words and more')
    await press('Change password')
    await expect(
      await screen.findByText('Your password was changed, and 2 other sessions ended.'),
    ).toBeVisible()
    await expect(screen.getByLabelText('New password')).toHaveValue('')
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
      refusal(api.changePassword, 'invalid', 'Please check the marked fields.', {
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

export const EveryOtherEnds: Story = {
  parameters: { answers: [sessions, noFactor, answer(api.endOtherSessions, { ended: 2 })] },
  play: async () => {
    await press('Log out everywhere else')
    const asked = await screen.findByRole('alertdialog')
    await expect(asked).toHaveTextContent('have to log in again')
  },
}

export const Loading: Story = {
  parameters: { answers: [pending(api.accountSessions), pending(api.secondFactor)] },
}

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(api.accountSessions), unreachable(api.secondFactor)] },
}

export const SecondFactorSetUp: Story = {
  parameters: {
    answers: [
      sessions,
      noFactor,
      answer(api.startSecondFactor, STARTED_FACTOR),
      answer(api.confirmSecondFactor, { recovery_codes: SOME_RECOVERY_CODES }),
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
      answer(api.secondFactor, {
        ...NO_SECOND_FACTOR,
        on_since: '2026-05-04T20:00:00.000Z',
        recovery_codes_left: 9,
      }),
      refusal(api.removeSecondFactor, 'invalid', 'Please check the marked fields.', {
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
