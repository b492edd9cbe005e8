import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { ShortcutsDialog } from './ShortcutsDialog'

const run = fn()

const meta = {
  title: 'Console/Layout/ShortcutsDialog',
  component: ShortcutsDialog,
  decorators: [inConsole()],
  args: {
    onClose: fn(),
    shortcuts: [
      { keys: 'mod+k', label: 'console.shortcuts.search', group: 'general', run },
      { keys: '?', label: 'console.shortcuts.help', group: 'general', run },
      { keys: 'g d', label: 'console.sidebar.drive', group: 'go_to', run },
      { keys: 'j', label: 'console.shortcuts.next_row', group: 'lists', run },
    ],
  },
} satisfies Meta<typeof ShortcutsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
