import { api } from '@product/sdk/api'
import { PAY_PERIOD_TEXTS } from '@product/sdk/nouns/payments'
import { answer, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ClosePeriodDialog } from './ClosePeriodDialog'
import { CLOSED, manyLines, STORY_MONTH, storyLines, storyPayments } from './story-payments'

const meta = {
  title: 'Console/Payments/ClosePeriodDialog',
  component: ClosePeriodDialog,
  decorators: [inConsole({ role: 3 })],
  args: { month: STORY_MONTH, payments: storyPayments(), onClose: fn() },
  parameters: { answers: [answer(api.closePayPeriod, { pay_period: { month: STORY_MONTH, ...CLOSED } })] },
} satisfies Meta<typeof ClosePeriodDialog>

export default meta
type Story = StoryObj<typeof meta>

const close = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Close September 2020?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the month' }))
}

export const SomeNotReady: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('3 payments are not ready:')).toBeVisible()
    await close()
    await expect(await screen.findByText('September 2020 was closed')).toBeVisible()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const AllReady: Story = {
  args: { payments: storyPayments({ lines: storyLines.slice(0, 1) }) },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await expect(screen.queryByText(/not ready/)).toBeNull()
  },
}

export const ManyLines: Story = { args: { payments: storyPayments({ lines: manyLines() }) } }

/** Somebody else was faster. */
export const ClosedTwice: Story = {
  parameters: { answers: [refusal(api.closePayPeriod, 'conflict', PAY_PERIOD_TEXTS.alreadyClosed)] },
  play: async ({ args }) => {
    await close()
    await expect(await screen.findByText(PAY_PERIOD_TEXTS.alreadyClosed)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
