import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { PeriodDialog } from './PeriodDialog'
import { STORY_MONTH } from './story-payments'

const call = { run: fn(), isPending: false, problem: undefined, isOvertaken: false }

const meta = {
  title: 'Console/Payments/PeriodDialog',
  component: PeriodDialog,
  decorators: [inConsole({ role: 3 })],
  args: {
    month: STORY_MONTH,
    call,
    title: 'payments.close_title',
    text: 'payments.close_text',
    args: { month: 'September 2020', total: '$1,000.00', lines: 3, vendors: 2 },
    confirm: 'payments.close_button',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PeriodDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = { args: { call: { ...call, problem: 'The month could not be closed.' } } }

/** Somebody else was faster: the question is not asked any longer. */
export const Overtaken: Story = {
  args: { meanwhile: 'The month is closed already.' },
  play: async ({ args }) => {
    await expect(await screen.findByText('The month is closed already.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show it as it is now' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
