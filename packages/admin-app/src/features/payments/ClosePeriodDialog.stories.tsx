import { api } from '@product/sdk/api'
import { PAY_PERIOD_TEXTS } from '@product/sdk/nouns/payments'
import { answer, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
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
    await expect(
      await screen.findByRole('alertdialog', { name: 'September 2020 has changed meanwhile' }),
    ).toBeVisible()
    await expect(screen.getByText(PAY_PERIOD_TEXTS.alreadyClosed)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Show it as it is now' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Closed in another tab while the question stood open here: it is not asked any longer. */
export const ClosedInAnotherTab: Story = {
  args: { payments: storyPayments({ period: CLOSED }) },
  play: async () => {
    await expect(await screen.findByText(PAY_PERIOD_TEXTS.alreadyClosed)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull()
  },
}

/** Two clicks are one call, and another try after a lost answer is known as the same. */
export const AnswerLost: Story = {
  parameters: { answers: [unreachable(api.closePayPeriod)] },
  play: async () => {
    const sent = spyOn(window, 'fetch')
    const keys = () =>
      sent.mock.calls
        .filter(([url]) => String(url).endsWith('/close'))
        .map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Close September 2020?' })
    const button = within(dialog).getByRole('button', { name: 'Close the month' })
    button.click()
    button.click()
    await expect(await within(dialog).findByRole('alert')).toBeVisible()
    await expect(keys()).toHaveLength(1)
    await userEvent.click(button)
    await waitFor(() => expect(keys()).toHaveLength(2))
    await expect(new Set(keys()).size).toBe(1)
    await expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
    sent.mockRestore()
  },
}
