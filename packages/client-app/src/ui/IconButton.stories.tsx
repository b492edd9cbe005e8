import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton'
import { inPage } from './in-page'

const meta: Meta<typeof IconButton> = {
  title: 'Advertiser/Controls/IconButton',
  component: IconButton,
  decorators: [inPage],
  args: { label: 'Close', icon: 'close' },
}

export default meta
type Story = StoryObj<typeof IconButton>

export const Normal: Story = {}
export const Pressed: Story = { args: { label: 'Map', icon: 'map', 'aria-pressed': true } }
