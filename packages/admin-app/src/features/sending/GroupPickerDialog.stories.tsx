import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { groupAnswers } from '../../nouns/messages/story-groups'
import { inConsole } from '../../testing/in-console'
import { GroupPickerDialog } from './GroupPickerDialog'

const meta = {
  title: 'Console/Sending/GroupPickerDialog',
  component: GroupPickerDialog,
  decorators: [inConsole()],
  args: { isChosen: () => false, onChoose: fn(), onClose: fn() },
  parameters: { answers: groupAnswers() },
} satisfies Meta<typeof GroupPickerDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Campaigns: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Summer Tour')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OfStaff: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /Custom/ }))
    await expect(await screen.findByText('Friday crew')).toBeVisible()
  },
}
