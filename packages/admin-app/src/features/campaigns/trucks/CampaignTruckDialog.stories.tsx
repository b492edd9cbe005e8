import { CAMPAIGN_TRUCK_TEXTS } from '@product/sdk/nouns/campaigns'
import { api } from '@product/sdk/api'
import { aCampaign, aCampaignTruck, answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
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
  last_avg_mileage: 45,
  assignments: [harborDays],
}
const free = {
  ...found,
  truck_id: 10,
  name: 'Box 10',
  license_plate: '7XYZ910',
  last_avg_mileage: null,
  assignments: [],
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
  parameters: { answers: [answer(api.availableTrucks, { unassigned_campaign_trucks: [free, found] })] },
  args: { campaign: aCampaign(), others: [], onDone: fn(), onClose: fn() },
}

export default meta
type Story = StoryObj<typeof CampaignTruckDialog>

export const Add: Story = {}

export const NothingEntered: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const { noVehicle, noDisplayName, noMileage } = CAMPAIGN_TRUCK_TEXTS
    for (const text of [noVehicle, noDisplayName, noMileage]) await screen.findByText(text)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Chosen by keyboard alone: name, plate and mileage are filled in, and Enter goes on to the next truck. */
export const TruckChosen: Story = {
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Truck' })).toHaveFocus()
    await userEvent.keyboard('bo')
    await screen.findByRole('option', { name: /Box 10/ }, { timeout: 3000 })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(screen.getByLabelText('Truck')).toBeDisabled()
    await expect(screen.getByLabelText('License plate')).toHaveValue('7XYZ987')
    await expect(screen.getByLabelText(/Campaign display name/)).toHaveValue('Box 9')
    await expect(screen.getByLabelText(/Average mileage/)).toHaveValue('45')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add and another' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Clear the truck' }))
    await expect(screen.getByRole('combobox', { name: 'Truck' })).toHaveValue('')
    await expect(screen.getByLabelText('License plate')).toHaveValue('')
  },
}

/** Two in a row without the mouse: the second has the first's mileage, as its truck has none. */
export const AddAnother: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Truck' }), 'bo')
    await screen.findByRole('option', { name: /Box 9/ }, { timeout: 3000 })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const another = screen.getByRole('button', { name: 'Add and another' })
    await waitFor(() => expect(another).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/Box 9 is on the list, 1 added/)
    await expect(screen.getByRole('combobox', { name: 'Truck' })).toHaveFocus()
    await userEvent.keyboard('bo')
    await screen.findByRole('option', { name: /Box 10/ })
    void fireEvent.keyDown(screen.getByRole('combobox', { name: 'Truck' }), { key: 'Enter' })
    // Without a wait: who types on at once is not taken out of the next field.
    const focused = document.activeElement
    await expect(focused).toBe(another)
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).toHaveBeenCalledTimes(2)
    await expect(args.onDone).toHaveBeenLastCalledWith(
      expect.objectContaining({ truck_id: 10, campaign_display_name: 'Box 10', avg_mileage: 45 }),
    )
    await expect(args.onClose).not.toHaveBeenCalled()
    await screen.findByRole('button', { name: 'Done' })
  },
}

/** One that is on the campaign comes last, and says so. */
export const OnThisCampaign: Story = {
  args: { others: [aCampaignTruck({ truck_id: 10, truck_name: 'Box 10' })] },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Truck' }), 'bo')
    const options = await screen.findAllByRole('option', {}, { timeout: 3000 })
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Box 9.*Harbor Days/),
      expect.stringMatching(/^Box 10.*on this campaign already/),
    ])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Update: Story = { args: { truck: aCampaignTruck() } }

export const OnTwoCampaigns: Story = {
  args: { truck: aCampaignTruck({ other_campaigns: [harborDays] }) },
  play: async () => {
    await screen.findByText(/Box 5 is also on campaign Harbor Days/)
  },
}
