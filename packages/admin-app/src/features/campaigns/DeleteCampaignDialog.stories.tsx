import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { DeleteCampaignDialog } from './DeleteCampaignDialog'

const meta = {
  title: 'Console/Advertise/DeleteCampaignDialog',
  component: DeleteCampaignDialog,
  decorators: [inConsole()],
  args: { id: 71, name: 'Golden State Coffee', onDeleted: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteCampaignDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const LongName: Story = { args: { name: 'A very long campaign name '.repeat(6).trim() } }
