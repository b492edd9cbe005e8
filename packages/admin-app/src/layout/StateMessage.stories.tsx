import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { EmptyState, ErrorState } from './StateMessage'

const meta = {
  title: 'Console/Layout/StateMessage',
  component: EmptyState,
  decorators: [inConsole()],
  args: { title: 'console.list.empty' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithText: Story = { args: { title: 'console.home.nothing', text: 'console.home.nothing_text' } }
export const Failed: Story = {
  render: () => (
    <ErrorState title="console.list.failed" text="The server could not be reached." onRetry={fn()} />
  ),
}
export const LongTexts: Story = {
  args: {
    title: 'A long title that goes on for a while and then some more',
    text: 'A long text. '.repeat(20),
  },
}
export const OnAPhone: Story = { ...WithText, globals: { viewport: { value: 'phone' } } }
