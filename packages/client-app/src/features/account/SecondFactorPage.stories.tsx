import { accountEndpoints } from '@product/sdk/features/account'
import { answer, NO_SECOND_FACTOR, STARTED_FACTOR, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PATHS } from '../../paths'
import { sessionState } from '../../session/session-state'
import { signedIn } from '../../session/story-session'
import { SecondFactorPage } from './SecondFactorPage'

const owed = answer(accountEndpoints.secondFactor, { ...NO_SECOND_FACTOR, is_required: true })
const start = answer(accountEndpoints.startSecondFactor, STARTED_FACTOR)

const meta = {
  title: 'Advertiser/Session/SecondFactorPage',
  component: SecondFactorPage,
  beforeEach() {
    const end = signedIn(4)()
    const state = sessionState.get()
    if (state.status === 'in') sessionState.set({ ...state, owesSecondFactor: true })
    return end
  },
  parameters: {
    layout: 'fullscreen',
    path: PATHS.secondFactor,
    answers: [owed, start],
  },
} satisfies Meta<typeof SecondFactorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Owed: Story = {
  play: async () => {
    await expect(await screen.findByText(/^Your role needs one/)).toBeVisible()
  },
}

export const Scanned: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
    await userEvent.type(await screen.findByLabelText('Your password'), 'haulboard-demo')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(await screen.findByTitle('QR code for the authenticator app')).toBeInTheDocument()
  },
}

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(accountEndpoints.secondFactor)] },
}
