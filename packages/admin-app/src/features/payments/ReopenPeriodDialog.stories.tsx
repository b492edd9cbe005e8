import { api } from '@product/sdk/api'
import { PAY_PERIOD_TEXTS } from '@product/sdk/nouns/payments'
import { answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ReopenPeriodDialog } from './ReopenPeriodDialog'
import { STORY_MONTH } from './story-payments'

const REASON = 'The rate of Box 5 was wrong'
const pay_period = { month: STORY_MONTH, closed_at: null, closed_by: null, reopened_reason: REASON }

const meta = {
  title: 'Console/Payments/ReopenPeriodDialog',
  component: ReopenPeriodDialog,
  decorators: [inConsole({ role: 3 })],
  args: { month: STORY_MONTH, onClose: fn() },
  parameters: { answers: [answer(api.reopenPayPeriod, { pay_period })] },
} satisfies Meta<typeof ReopenPeriodDialog>

export default meta
type Story = StoryObj<typeof meta>

const reopen = async () => userEvent.click(await screen.findByRole('button', { name: 'Reopen the month' }))

export const WithoutReason: Story = {
  play: async ({ args }) => {
    await reopen()
    await expect(await screen.findByText(PAY_PERIOD_TEXTS.noReason)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const WithReason: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), REASON)
    await reopen()
    await expect(await screen.findByText('September 2020 was reopened')).toBeVisible()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
