import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inPage } from './in-page'
import { ToastRegion } from './ToastRegion'
import { toast } from './toast'

const meta: Meta<typeof ToastRegion> = {
  title: 'Advertiser/Controls/ToastRegion',
  component: ToastRegion,
  decorators: [inPage],
  beforeEach: () => () => toast.closeAll(),
}

export default meta
type Story = StoryObj<typeof ToastRegion>

export const Failed: Story = {
  play: async () => {
    toast.error('The server could not be reached. Check the connection and try again.')
    await userEvent.click(await screen.findByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
    toast.error('The server could not be reached. Check the connection and try again.')
  },
}

export const Several: Story = {
  play: () => {
    toast.info('Your session ends in 5 minutes. After that you will be asked to log in again.')
    toast.error('The report could not be made.')
    toast.error('The server could not be reached. Check the connection and try again.')
  },
}
