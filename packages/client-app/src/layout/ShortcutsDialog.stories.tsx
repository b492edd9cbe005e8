import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inPage } from '../ui/in-page'
import { ShortcutsDialog } from './ShortcutsDialog'

const meta: Meta<typeof ShortcutsDialog> = {
  title: 'Advertiser/Shell/ShortcutsDialog',
  component: ShortcutsDialog,
  decorators: [inPage],
  args: { onClose: fn() },
}

export default meta

export const Normal: StoryObj<typeof ShortcutsDialog> = {}
