import type { Meta, StoryObj } from '@storybook/react-vite'
import { Unreachable } from './Unreachable'

const meta: Meta<typeof Unreachable> = {
  title: 'Advertiser/Session/Unreachable',
  component: Unreachable,
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj<typeof Unreachable>

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
