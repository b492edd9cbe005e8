import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from './Button'
import { inPage } from './in-page'
import { ListboxSelect } from './ListboxSelect'

const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7']

const TRUCKS = ['Sunset', 'Harbour', 'Valley', 'Airport'].map((label, at) => ({
  value: `truck-${at + 1}`,
  label,
  colour: COLOURS[at],
}))

const meta: Meta<typeof ListboxSelect> = {
  title: 'Advertiser/Controls/ListboxSelect',
  component: ListboxSelect,
  decorators: [inPage],
  args: { label: 'Trucks', text: 'Select Trucks', options: TRUCKS, selected: [] },
  render: args => <Held {...args} />,
}

export default meta
type Story = StoryObj<typeof ListboxSelect>

export const Closed: Story = {}

export const One: Story = {
  args: { text: 'Select Time Frame', label: 'Time frame', options: TRUCKS.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('v{Enter}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('option', { name: 'Valley' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Several: Story = {
  args: { multiple: true, footer: <Button size="small">Clear</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('{ArrowDown} {End} ')
    const picked = canvas.getAllByRole('option', { selected: true }).map(option => option.textContent)
    await expect(picked).toEqual(['Harbour', 'Airport'])
  },
}

export const Empty: Story = {
  args: { options: [], emptyText: 'No Truck Route To Display' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByText('No Truck Route To Display')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    multiple: true,
    options: Array.from({ length: 60 }, (_, at) => ({
      value: String(at),
      label: `Truck ${at + 1} with a name that nobody would give a truck`,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
  },
}

function Held(props: Parameters<typeof ListboxSelect>[0]) {
  const [selected, setSelected] = useState(props.selected)
  return <ListboxSelect {...props} selected={selected} onChange={setSelected} />
}
