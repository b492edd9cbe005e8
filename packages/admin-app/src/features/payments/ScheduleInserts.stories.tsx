import { api } from '@product/sdk/api'
import { answer, aPaymentSchedule, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { TruckPayments, VendorPayments } from './ScheduleInserts'
import { storyVendorTrucks } from '../../testing/story-vendor-trucks'
import { storySchedules } from './story-payments'

const meta = {
  title: 'Console/Payments/ScheduleInserts',
  component: TruckPayments,
  decorators: [inConsole({ path: '/drive/vendor/truck/edit/5', pattern: '/drive/vendor/truck/edit/:id' })],
  parameters: { layout: 'fullscreen', answers: [storySchedules] },
} satisfies Meta<typeof TruckPayments>

export default meta
type Story = StoryObj<typeof meta>

export const OnATruck: Story = {
  play: async () => {
    await expect(await screen.findByText('Harbor Days')).toBeVisible()
    await expect((await screen.findAllByText('paid twice on the same days')).length).toBe(2)
    await userEvent.click(screen.getByRole('button', { name: '+ Payment Schedule' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Payment Schedule' })
    await expect(within(dialog).getByRole('textbox', { name: /^Truck/ })).toHaveValue('This truck')
  },
}

export const OnAVendor: Story = {
  render: () => <VendorPayments />,
  parameters: {
    console: { path: '/drive/vendor/edit/3', pattern: '/drive/vendor/edit/:id' },
    answers: [
      answer(api.vendorPayments, {
        payment_schedules: [aPaymentSchedule(), aPaymentSchedule({ payment_schedule_id: 2, end_date: null })],
        overlaps: [],
      }),
      storyVendorTrucks,
      storySchedules,
    ],
  },
  play: async () => {
    await expect((await screen.findAllByRole('link', { name: 'Box 5' })).length).toBe(2)
    await expect(screen.getByText('open')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '+ Payment Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Payment Schedule' }))
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Truck/ }))
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Box 58ABC123',
      'Stake bed 67XYZ987',
    ])
    await userEvent.click(screen.getByRole('option', { name: /^Stake bed 6/ }))
    await expect(dialog.getByRole('textbox', { name: /^Truck/ })).toHaveValue('Stake bed 6')
  },
}

export const None: Story = {
  parameters: {
    answers: [answer(api.truckPayments, { payment_schedule: [], overlaps: [], closed_months: [] })],
  },
}

export const ServerStopped: Story = { parameters: { answers: [unreachable(api.truckPayments)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
