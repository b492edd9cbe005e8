import { DialogContent } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { TitledDialog } from './TitledDialog'

const meta = {
  title: 'Console/Layout/TitledDialog',
  component: TitledDialog,
  decorators: [inConsole()],
  args: {
    title: 'Trucks on Campaign',
    onClose: fn(),
    children: <DialogContent>What it is about.</DialogContent>,
  },
} satisfies Meta<typeof TitledDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Trucks on Campaign' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongTitleOnAPhone: Story = {
  args: {
    title: 'A title that goes on and on, as the names of vendors and campaigns do, for line after line',
  },
  globals: { viewport: { value: 'phone' } },
}
