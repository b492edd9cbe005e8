import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button'
import { Icon } from './Icon'
import { inPage } from './in-page'

const meta: Meta<typeof Button> = {
  title: 'Advertiser/Controls/Button',
  component: Button,
  decorators: [inPage],
  args: { children: 'Save', onClick: fn() },
}

export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }
export const Small: Story = { args: { size: 'small' } }
export const Wide: Story = { args: { variant: 'primary', wide: true } }
export const Disabled: Story = { args: { disabled: true } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="download" />
        Download
      </>
    ),
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
