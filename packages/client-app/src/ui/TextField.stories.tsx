import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Icon } from './Icon'
import { inPage } from './in-page'
import { TextField } from './TextField'

const meta: Meta<typeof TextField> = {
  title: 'Advertiser/Controls/TextField',
  component: TextField,
  decorators: [inPage],
  args: { label: 'Email', defaultValue: 'ana@acme.test' },
}

export default meta
type Story = StoryObj<typeof TextField>

export const Normal: Story = {}
export const Hint: Story = { args: { hint: 'The one we write to.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LabelHidden: Story = {
  args: {
    label: 'Filter campaigns',
    labelHidden: true,
    placeholder: 'Filter campaigns',
    defaultValue: '',
    leading: <Icon name="search" />,
  },
}

export const Problem: Story = {
  args: { defaultValue: '', error: 'An email must be provided' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('An email must be provided')
  },
}
