import { api } from '@product/sdk/api'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyCampaignTruck } from '../../pictures/story-pictures'
import { inConsole } from '../../testing/in-console'
import { TrucksOnCampaign } from './TrucksOnCampaign'

const now = () => new Date().toISOString()
const open = storyCampaignTruck({ pictures: 0 })
const before = storyCampaignTruck({
  truck_id: 6,
  truck_name: 'Van 6',
  status_id: 2,
  status_value: 1,
  created_at: '2026-01-06T18:00:00.000Z',
})
const approved = storyCampaignTruck({
  truck_id: 7,
  truck_name: 'Flatbed 7',
  status_id: 3,
  status_value: 1,
  created_at: now(),
})

const meta = {
  title: 'Console/Messages/TrucksOnCampaign',
  component: TrucksOnCampaign,
  decorators: [inConsole()],
  args: { vendorId: 3, phone: '+13105550101', onClose: fn() },
  parameters: {
    answers: [
      answer(api.campaignTrucksOfVendor, { campaignTrucks: [open, before, approved] }),
      answer(api.decideCampaignTruck, {
        campaignTruck: { ...open, status_id: 4, status_value: 0, created_at: now() },
        all_approved: false,
      }),
      answer(api.changeCampaignTruck, {
        campaignTruck: { ...before, created_at: now() },
        all_approved: true,
      }),
    ],
  },
} satisfies Meta<typeof TrucksOnCampaign>

export default meta
type Story = StoryObj<typeof meta>

/** A status of an earlier month is open again. */
export const OneOfEachKind: Story = {
  play: async () => {
    const pressed = { pressed: true }
    await expect(
      await screen.findByRole('button', { name: 'Flatbed 7 is approved for this month', ...pressed }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Approve Van 6', pressed: false })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reject Box 5' }))
    await expect(
      await screen.findByRole('button', { name: 'Box 5 is rejected for this month', ...pressed }),
    ).toBeVisible()
  },
}

export const TheLastIsApproved: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Van 6' }))
    await expect(await screen.findByText('All trucks are approved for this month')).toBeVisible()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled(), { timeout: 3000 })
  },
}

export const NoVendorFixed: Story = {
  args: { vendorId: null },
  parameters: {
    answers: [
      answer(api.searchMessageVendors, {
        vendors: [{ vendor_id: 3, name: 'Vega Hauling', phone_num: '+13105550101' }],
      }),
      answer(api.campaignTrucksOfVendor, { campaignTrucks: [open] }),
    ],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Whose trucks?' }), 'vega{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: /Vega Hauling/ }))
    await expect(await screen.findByRole('button', { name: 'Approve Box 5' })).toBeVisible()
  },
}

export const NoTruck: Story = {
  parameters: { answers: [answer(api.campaignTrucksOfVendor, { campaignTrucks: [] })] },
  play: async () => {
    await expect(await screen.findByText(MESSAGE_TEXTS.noRecord)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.campaignTrucksOfVendor)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.campaignTrucksOfVendor)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
