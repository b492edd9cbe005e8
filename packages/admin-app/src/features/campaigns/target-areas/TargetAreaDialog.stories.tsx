import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../../testing/in-console'
import { TargetAreaDialog } from './TargetAreaDialog'

const meta: Meta<typeof TargetAreaDialog> = {
  title: 'Console/Advertise/TargetAreaDialog',
  component: TargetAreaDialog,
  decorators: [inConsole()],
  args: { title: 'campaign.target_areas.dialog_add', onDone: fn(), onClose: fn() },
}

export default meta
type Story = StoryObj<typeof TargetAreaDialog>

async function typeSides(west: string, south: string, east: string, north: string): Promise<void> {
  for (const [label, text] of Object.entries({ West: west, South: south, East: east, North: north })) {
    await userEvent.type(await screen.findByLabelText(label), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Put on the map' }))
}

export const New: Story = {
  play: async ({ args }) => {
    await typeSides('-118.3', '34', '-118.2', '34.1')
    await expect(args.onDone).toHaveBeenCalledWith([
      [-118.3, 34],
      [-118.2, 34],
      [-118.2, 34.1],
      [-118.3, 34.1],
    ])
  },
}

export const WorldSized: Story = {
  play: async ({ args }) => {
    await typeSides('-179', '-80', '179', '80')
    await screen.findByText('The target area is too large')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const CrossesItself: Story = {
  args: {
    points: [
      [0, 0],
      [1, 1.5],
      [1, 0],
      [0, 1],
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Put on the map' }))
    await screen.findByText('The outline of a target area must not cross or touch itself')
  },
}
