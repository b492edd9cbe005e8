import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../ui/in-page'
import { RangeBar } from './RangeBar'

const meta = {
  title: 'Advertiser/Analytics/RangeBar',
  component: RangeBar,
  decorators: [inPage],
  parameters: { path: '/dashboard/analytics' },
  args: {
    all: { from: '2020-04-01', to: '2020-05-26' },
    days: undefined,
    onChange: () => undefined,
    mapLink: '/dashboard/map',
  },
} satisfies Meta<typeof RangeBar>

export default meta
type Story = StoryObj<typeof meta>

export const WholeCampaign: Story = {}

export const PickedDays: Story = { args: { days: { from: '2020-04-20', to: '2020-05-03' } } }

export const ShortCampaign: Story = { args: { all: { from: '2020-04-01', to: '2020-04-03' } } }

export const Dark: Story = { ...PickedDays, globals: { theme: 'dark' } }

export const Phone: Story = { ...PickedDays, globals: { viewport: { value: 'phone' } } }

/** One row, from which the dates open. */
export const PhoneOpen: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Days' })
    await expect(bar.getBoundingClientRect().height).toBeLessThan(60)
    await userEvent.click(canvas.getByRole('button', { name: /^Apr 20/ }))
    await expect(canvas.getByLabelText('From')).toHaveValue('2020-04-20')
    await expect(canvas.getByRole('dialog', { name: 'Days' }).getBoundingClientRect().right).toBeLessThan(390)
  },
}
