import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inPage } from './in-page'
import { Switch } from './Switch'

const meta: Meta<typeof Switch> = {
  title: 'Advertiser/Controls/Switch',
  component: Switch,
  decorators: [inPage],
  args: { label: 'Heatmap', checked: false },
  render: args => <Held {...args} />,
}

export default meta
type Story = StoryObj<typeof Switch>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const Disabled: Story = { args: { disabled: true } }

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Heatmap' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

function Held(props: Parameters<typeof Switch>[0]) {
  const [checked, setChecked] = useState(props.checked)
  return <Switch {...props} checked={checked} onChange={setChecked} />
}
