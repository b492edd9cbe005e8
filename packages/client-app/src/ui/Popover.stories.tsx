import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from './Button'
import { inPage } from './in-page'
import { Popover } from './Popover'

const meta: Meta<typeof Popover> = {
  title: 'Advertiser/Controls/Popover',
  component: Popover,
  decorators: [inPage],
  args: {
    label: 'Options',
    children: () => <p style={{ margin: 0, padding: 16 }}>Whatever the page has no room for.</p>,
    renderTrigger: props => <Button {...props}>Options</Button>,
  },
}

export default meta
type Story = StoryObj<typeof Popover>

export const Closed: Story = {}

export const OpenedAndLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Options' })
    await userEvent.click(button)
    await expect(canvas.getByRole('dialog', { name: 'Options' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}
