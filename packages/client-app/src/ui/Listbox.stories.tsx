import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from './in-page'
import { Listbox } from './Listbox'

const meta: Meta<typeof Listbox> = {
  title: 'Advertiser/Controls/Listbox',
  component: Listbox,
  decorators: [inPage],
  args: {
    id: 'trucks',
    label: 'Trucks',
    multiple: false,
    options: [
      { value: 'a', label: 'Sunset' },
      { value: 'b', label: 'Harbour' },
    ],
    selected: ['a'],
    onChange: fn(),
    onClose: fn(),
  },
}

export default meta
type Story = StoryObj<typeof Listbox>

export const OneChoice: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(['b'])
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ManyChoices: Story = { args: { multiple: true } }
