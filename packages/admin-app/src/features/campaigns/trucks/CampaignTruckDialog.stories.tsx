import { CAMPAIGN_TRUCK_TEXTS } from '@product/sdk/nouns/campaigns'
import { api } from '@product/sdk/api'
import { aCampaign, aCampaignTruck, answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../../testing/in-console'
import { Pickers } from '../../../fields/Pickers'
import { CampaignTruckDialog } from './CampaignTruckDialog'

const harborDays = {
  campaign_id: 80,
  campaign_name: 'Harbor Days',
  from: '2026-05-10T00:00:00.000Z',
  to: '2026-06-10T23:59:59.999Z',
}
const found = {
  truck_id: 9,
  name: 'Box 9',
  license_plate: '7XYZ987',
  vendor_name: 'Vega Hauling',
  assignments: [harborDays],
}

const meta: Meta<typeof CampaignTruckDialog> = {
  title: 'Console/Advertise/CampaignTruckDialog',
  component: CampaignTruckDialog,
  decorators: [
    Story => (
      <Pickers>
        <Story />
      </Pickers>
    ),
    inConsole(),
  ],
  parameters: { answers: [answer(api.availableTrucks, { unassigned_campaign_trucks: [found] })] },
  args: { campaign: aCampaign(), others: [], onDone: fn(), onClose: fn() },
}

export default meta
type Story = StoryObj<typeof CampaignTruckDialog>

export const Add: Story = {}

export const NothingEntered: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const { noVehicle, noTrackingStart, noDisplayName, noMileage } = CAMPAIGN_TRUCK_TEXTS
    for (const text of [noVehicle, noTrackingStart, noDisplayName, noMileage]) await screen.findByText(text)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const TruckChosen: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Truck' }), 'bo')
    await userEvent.click(await screen.findByRole('option', { name: /Box 9/ }, { timeout: 3000 }))
    await expect(screen.getByLabelText('Truck')).toBeDisabled()
    await expect(screen.getByLabelText('License plate')).toHaveValue('7XYZ987')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the truck' }))
    await expect(screen.getByRole('combobox', { name: 'Truck' })).toHaveValue('')
  },
}

export const Update: Story = { args: { truck: aCampaignTruck() } }

export const OnTwoCampaigns: Story = {
  args: { truck: aCampaignTruck({ other_campaigns: [harborDays] }) },
  play: async () => {
    await screen.findByText(/Box 5 is also on campaign Harbor Days/)
  },
}
