import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { inPage } from './in-page'

const meta: Meta<typeof EmptyState> = {
  title: 'Advertiser/Controls/EmptyState',
  component: EmptyState,
  decorators: [inPage],
  args: { title: 'No Campaign Found' },
}

export default meta
type Story = StoryObj<typeof EmptyState>

export const Normal: Story = {}
export const Explained: Story = { args: { text: 'Campaigns appear here once they are set up.' } }
export const WithAction: Story = {
  args: {
    icon: 'search',
    text: 'No campaign has this in its name.',
    action: <Button size="small">Show all</Button>,
  },
}
export const FillsPage: Story = { args: { fillsPage: true, icon: 'map' } }
