import { api } from '@product/sdk/api'
import { TAGGING_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { storyCampaignTruck } from './story-pictures'
import { TagDialog } from './TagDialog'

const trucks = [
  storyCampaignTruck(),
  storyCampaignTruck({ truck_id: 6, truck_name: 'Van 6', license_plate: null }),
]

const meta = {
  title: 'Console/Pictures/TagDialog',
  component: TagDialog,
  decorators: [inConsole()],
  args: { vendorId: 9, onTag: fn(), onClose: fn() },
  parameters: { answers: [answer(api.campaignTrucksOfVendor, { campaignTrucks: trucks })] },
} satisfies Meta<typeof TagDialog>

export default meta
type Story = StoryObj<typeof meta>

export const TwoTrucks: Story = {
  play: async ({ args }) => {
    const tag = await screen.findByRole('button', { name: 'Tag' })
    await expect(tag).toBeDisabled()
    await userEvent.click(await screen.findByRole('radio', { name: /Van 6/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Driver side' }))
    await userEvent.click(tag)
    await expect(args.onTag).toHaveBeenCalledWith({
      truck_id: 6,
      campaign_name: 'Summer Tour',
      side: 'driver',
    })
  },
}

export const OneTruck: Story = {
  args: { vendorId: 8 },
  parameters: { answers: [answer(api.campaignTrucksOfVendor, { campaignTrucks: trucks.slice(0, 1) })] },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Box 5/ })).toBeChecked()
  },
}

export const NoTruck: Story = {
  parameters: { answers: [answer(api.campaignTrucksOfVendor, { campaignTrucks: [] })] },
  play: async () => {
    await expect(await screen.findByText(TAGGING_TEXTS.noTruck)).toBeVisible()
    await expect(screen.getByText('None of this vendor’s trucks is on a running campaign.')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.campaignTrucksOfVendor)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.campaignTrucksOfVendor)] } }
