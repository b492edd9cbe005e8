import { aCampaign, aCampaignTruck } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../../testing/in-console'
import { Pickers } from '../../../fields/Pickers'
import { TruckList } from './TruckList'

const elsewhere = {
  campaign_id: 80,
  campaign_name: 'Harbor Days',
  from: '2026-05-10T00:00:00.000Z',
  to: '2026-06-10T23:59:59.999Z',
}

const meta: Meta<typeof TruckList> = {
  title: 'Console/Advertise/TruckList',
  component: TruckList,
  decorators: [
    Story => (
      <Pickers>
        <Story />
      </Pickers>
    ),
    inConsole(),
  ],
  args: {
    campaign: aCampaign(),
    trucks: [
      aCampaignTruck(),
      aCampaignTruck({
        truck_campaign_id: 13,
        truck_id: 6,
        truck_name: 'Box 6',
        other_campaigns: [elsewhere],
      }),
      aCampaignTruck({
        truck_campaign_id: -1,
        truck_id: null,
        truck_name: null,
        macro_id: 4,
        macro_name: 'Loop',
      }),
    ],
    updated: new Set([12]),
    onAdd: fn(),
    onUpdate: fn(),
    onRemove: fn(),
  },
}

export default meta
type Story = StoryObj<typeof TruckList>

export const Normal: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { trucks: [] } }
export const UndatedCampaign: Story = {
  args: {
    campaign: aCampaign({ start_date: '', end_date: '' }),
    trucks: [aCampaignTruck({ tracking_start: null })],
  },
}

export const Remove: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove Box 5' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('permanent')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith(12)
  },
}
