import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inPage } from './in-page'
import { SegmentedControl } from './SegmentedControl'

const OPTIONS = [
  { value: 'day', label: '1D' },
  { value: 'week', label: '1W' },
  { value: 'month', label: '1M' },
  { value: 'all', label: 'ALL' },
]

const meta: Meta<typeof SegmentedControl> = {
  title: 'Advertiser/Controls/SegmentedControl',
  component: SegmentedControl,
  decorators: [inPage],
  args: { label: 'Time frame', options: OPTIONS, value: 'week' },
  render: args => <Held {...args} />,
}

export default meta
type Story = StoryObj<typeof SegmentedControl>

export const Normal: Story = {}
export const NothingChosen: Story = { args: { value: undefined } }

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement)
    await userEvent.click(group.getByRole('radio', { name: '1D' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(group.getByRole('radio', { name: '1W' })).toBeChecked()
  },
}

function Held(props: Parameters<typeof SegmentedControl>[0]) {
  const [value, setValue] = useState(props.value)
  return <SegmentedControl {...props} value={value} onChange={setValue} />
}
