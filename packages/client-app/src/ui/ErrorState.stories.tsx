import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState'
import { inPage } from './in-page'

const meta: Meta<typeof ErrorState> = {
  title: 'Advertiser/Controls/ErrorState',
  component: ErrorState,
  decorators: [inPage],
  args: { title: 'The routes could not be loaded', onRetry: fn() },
}

export default meta
type Story = StoryObj<typeof ErrorState>

export const Normal: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Explained: Story = { args: { message: 'Check the connection and try again.' } }
export const FillsPage: Story = { args: { fillsPage: true } }
