import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { TodoSection } from './TodoSection'

const item = (id: number) => ({
  id,
  name: `Coast to Coast ${id}`,
  reason: `Ends in ${id + 1} days`,
  to: '/advertise',
  urgent: id === 1,
})

const meta = {
  title: 'Console/Home/TodoSection',
  component: TodoSection,
  decorators: [
    Story => (
      <>
        <h2 className="visually-hidden">To do</h2>
        <Story />
      </>
    ),
    inConsole(),
  ],
  args: { title: 'Campaigns that end within 7 days', items: [item(1), item(2)], onRetry: fn() },
} satisfies Meta<typeof TodoSection>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Many: Story = { args: { items: [1, 2, 3, 4, 5, 6, 7].map(item) } }
export const Loading: Story = { args: { items: undefined } }
export const Failed: Story = { args: { items: undefined, failed: true } }
export const LongNames: Story = {
  args: { items: [{ ...item(1), name: 'A very long campaign name '.repeat(6) }] },
}
export const OnAPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } }
