import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ChangeList } from './ChangeList'

const meta: Meta<typeof ChangeList> = {
  title: 'Console/Advertise/ChangeList',
  component: ChangeList,
  decorators: [inConsole()],
  args: {
    lines: [
      { id: 'field:name', kind: 'field', change: 'updated', text: 'Name: Summer Tour → Winter Tour' },
      { id: 'truck:12', kind: 'truck', change: 'removed', text: 'Remove Box 5 as “Sunset”' },
      { id: 'truck:-1', kind: 'truck', change: 'added', text: 'Add Box 9 as “Nine”' },
      { id: 'target_area:30', kind: 'target_area', change: 'updated', text: 'Reshape target area 1' },
    ],
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
    await expect(args.onUndo).toHaveBeenCalledWith('truck:-1')
  },
}
export const None: Story = { args: { lines: [] } }
export const LongText: Story = {
  args: {
    lines: [
      { id: 'field:name', kind: 'field', change: 'updated', text: `Name: A → ${'Endless'.repeat(40)}` },
    ],
  },
}
