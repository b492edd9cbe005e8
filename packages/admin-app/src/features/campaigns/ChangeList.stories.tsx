import type { CampaignEdit } from '@product/sdk/features/campaigns'
import { aCampaignTruck } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ChangeList } from './ChangeList'

const renamed = (after: string): CampaignEdit => ({
  of: 'field',
  field: 'name',
  did: 'updated',
  before: 'Summer Tour',
  after,
})

const meta: Meta<typeof ChangeList> = {
  title: 'Console/Advertise/ChangeList',
  component: ChangeList,
  decorators: [inConsole()],
  args: {
    changes: [
      renamed('Winter Tour'),
      { of: 'truck', id: 12, did: 'removed', before: aCampaignTruck(), changed: [] },
      {
        of: 'truck',
        id: -1,
        did: 'added',
        after: aCampaignTruck({ truck_name: 'Box 9', campaign_display_name: 'Nine' }),
        changed: [],
      },
      { of: 'target_area', id: 30, did: 'updated', number: 1 },
    ],
    clientName: () => undefined,
    onUndo: fn(),
    onUndoAll: fn(),
  },
}

export default meta
type Story = StoryObj<typeof ChangeList>

export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const undo = await within(canvasElement).findByRole('button', { name: 'Undo: Add Box 9 as “Nine”' })
    await userEvent.click(undo)
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ of: 'truck', id: -1 }))
  },
}
export const None: Story = { args: { changes: [] } }
export const LongText: Story = { args: { changes: [renamed('Endless'.repeat(40))] } }
