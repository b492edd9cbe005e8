import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../ui/in-page'
import { MapMessage } from './MapMessage'

const meta = {
  title: 'Advertiser/Map/MapMessage',
  component: MapMessage,
  decorators: [inPage],
  args: { children: 'Drawing Routes...', isBusy: true },
} satisfies Meta<typeof MapMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Drawing: Story = {}

export const Problem: Story = {
  args: {
    isBusy: false,
    onRetry: () => undefined,
    children: 'The server could not be reached. Check the connection and try again.',
  },
}

export const Dark: Story = { ...Problem, globals: { theme: 'dark' } }

export const Phone: Story = { ...Problem, globals: { viewport: { value: 'phone' } } }
