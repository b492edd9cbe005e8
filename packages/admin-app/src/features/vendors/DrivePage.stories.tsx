import { vendorEndpoints } from '@product/sdk/features/vendors'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { DrivePage } from './DrivePage'
import { storyTotals, storyVendors } from './story-vendors'
import { vendorsFeature } from './vendors-feature'

const meta = {
  title: 'Console/Drive/DrivePage',
  component: DrivePage,
  decorators: [inConsole({ path: '/drive', features: [vendorsFeature] })],
  parameters: { layout: 'fullscreen', answers: [storyVendors, storyTotals] },
} satisfies Meta<typeof DrivePage>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByText('Box 5: bleeding not stopped')).toBeVisible()
    const chip = await screen.findByRole('button', { name: 'Warm 12' })
    await userEvent.click(chip)
    await expect(await screen.findByRole('button', { name: 'Warm 12', pressed: true })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { answers: [answer(vendorEndpoints.vendors, { vendors: [], rowCount: 0 }), storyTotals] },
}

export const Loading: Story = {
  parameters: { answers: [pending(vendorEndpoints.vendors), pending(vendorEndpoints.driveTotals)] },
}

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(vendorEndpoints.vendors), unreachable(vendorEndpoints.driveTotals)] },
}
