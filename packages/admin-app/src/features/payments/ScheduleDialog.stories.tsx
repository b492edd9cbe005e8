import { api } from '@product/sdk/api'
import { PAY_PERIOD_TEXTS, PAYMENT_ALERTS, PAYMENT_SCHEDULE_TEXTS } from '@product/sdk/nouns/payments'
import { answer, aPaymentSchedule, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ScheduleDialog } from './ScheduleDialog'
import { schedulesWith, STORY_MONTH, storySchedules, storyTrucks } from './story-payments'

const schedule = aPaymentSchedule()

const meta = {
  title: 'Console/Payments/ScheduleDialog',
  component: ScheduleDialog,
  decorators: [inConsole({ role: 2 })],
  args: { shown: { key: 'new' }, month: STORY_MONTH, onClose: fn() },
  parameters: {
    answers: [storySchedules, storyTrucks, answer(api.addPayment, { new_ps: [schedule], overlaps: [] })],
  },
} satisfies Meta<typeof ScheduleDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const rate = async () => screen.findByRole('textbox', { name: /^Monthly rate/ })

export const New: Story = {}

export const NothingFilledIn: Story = {
  play: async ({ args }) => {
    await press('Add')
    await expect(await screen.findByText(PAYMENT_SCHEDULE_TEXTS.noTruck)).toBeVisible()
    await expect(screen.getByText(PAYMENT_SCHEDULE_TEXTS.noRate)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** As it is entered it says what it will pay, and who else pays for the truck. */
export const Added: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Truck/ }), 'bo')
    await userEvent.click(await screen.findByRole('option', { name: /Box 5/ }, { timeout: 3000 }))
    await userEvent.type(await rate(), '$1,234.56')
    await expect(await screen.findByText('September 2020: 30 of 30 days, 100.0%')).toBeVisible()
    await expect(screen.getByText('→ $1,234.56')).toBeVisible()
    await expect(
      await screen.findByText(/also paid by its schedule for Harbor Days \(09\/10\/2020 – open\)/),
    ).toBeVisible()
    await press('Add')
    await expect(await screen.findByText(PAYMENT_ALERTS.added)).toBeVisible()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** The next one keeps what it is likely to have, too. */
export const AddAnother: Story = {
  args: { shown: { key: 'new', truck: { id: 5, name: 'Box 5' } } },
  play: async ({ args }) => {
    await userEvent.type(await rate(), '1000')
    await userEvent.click(screen.getByRole('switch', { name: 'Add another' }))
    await press('Add')
    await expect(await screen.findByText(PAYMENT_ALERTS.added)).toBeVisible()
    await waitFor(async () => expect(await rate()).toHaveValue('1000.00'))
    await expect(await screen.findByRole('combobox', { name: /^Truck/ })).toHaveValue('')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const badRate = (typed: string, text: string): Story => ({
  args: { shown: { key: 'new', truck: { id: 5, name: 'Box 5' } } },
  play: async ({ args }) => {
    await userEvent.type(await rate(), typed)
    await press('Add')
    await expect(await screen.findByText(text)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const RateOfZero = badRate('0', PAYMENT_SCHEDULE_TEXTS.rateNotPositive)
export const RateBelowZero = badRate('-5', PAYMENT_SCHEDULE_TEXTS.rateNotPositive)
export const RateTooLarge = badRate('1e12', PAYMENT_SCHEDULE_TEXTS.rateTooLarge)
export const PartsOfACent = badRate('333.335', PAYMENT_SCHEDULE_TEXTS.ratePartsOfACent)

export const Edit: Story = {
  args: { shown: { key: '5-1' } },
  parameters: {
    answers: [
      storySchedules,
      answer(api.updatePayment, { updated_ps: [{ ...schedule, version: 2 }], overlaps: [] }),
    ],
  },
  play: async ({ args }) => {
    await expect(await rate()).toHaveValue('1000.00')
    await userEvent.clear(await rate())
    await userEvent.type(await rate(), '900')
    await press('Update')
    await expect(await screen.findByText(PAYMENT_ALERTS.updated)).toBeVisible()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const EndsBeforeItStarts: Story = {
  args: { shown: { key: '5-1' } },
  play: async () => {
    const end = await screen.findByLabelText(/^End date/)
    await userEvent.clear(end)
    await userEvent.type(end, '2020-08-19')
    await press('Update')
    await expect(await screen.findByText(PAYMENT_SCHEDULE_TEXTS.endBeforeStart)).toBeVisible()
  },
}

/** Said before it is saved: what stays as it was, and what would be refused. */
export const FrozenMonths: Story = {
  args: { shown: { key: '5-1' } },
  parameters: { answers: [schedulesWith(['2020-08', '2020-09'])] },
  play: async () => {
    await expect(
      await screen.findByText('Closed, so what is paid there stays as it is: August 2020, September 2020.'),
    ).toBeVisible()
    await userEvent.clear(await rate())
    await userEvent.type(await rate(), '900')
    await expect(
      await screen.findByText(`${PAY_PERIOD_TEXTS.frozen} (August 2020, September 2020)`),
    ).toBeVisible()
  },
}

export const ClosedMonthRefused: Story = {
  args: { shown: { key: '5-1' } },
  parameters: {
    answers: [
      storySchedules,
      refusal(api.updatePayment, 'conflict', `${PAY_PERIOD_TEXTS.frozen} (September 2020)`),
    ],
  },
  play: async ({ args }) => {
    await userEvent.clear(await rate())
    await userEvent.type(await rate(), '1100')
    await press('Update')
    await expect(await screen.findByText(/^This changes a pay period that is closed/)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Deleted: Story = {
  args: { shown: { key: '5-1' } },
  parameters: { answers: [storySchedules, answer(api.deletePayment, { deleted_ps: [schedule] })] },
  play: async ({ args }) => {
    await press('Delete')
    const question = await screen.findByRole('alertdialog')
    await expect(within(question).getByText(PAYMENT_ALERTS.deleteConfirm)).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(PAYMENT_ALERTS.deleted)).toBeVisible()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { shown: { key: '5-1' } },
  parameters: { answers: [pending(api.truckPayments)] },
}

export const Gone: Story = {
  args: { shown: { key: '5-99' } },
  play: async () => {
    await expect(await screen.findByText('This payment schedule was not found.')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
