import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RecordFields } from '@product/sdk/contract'
import { newShape } from '@product/sdk/contract'
import { Form, useInput } from 'ra-core'
import { Stack } from '@mui/material'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { FieldInputs } from './FieldInputs'

/** One field of each kind. */
const FIELDS = {
  name: { kind: 'line', label: 'Name', required: 'A driver must have a name.' },
  notes: { kind: 'lines', label: 'Notes', help: 'Only staff sees them.' },
  email: { kind: 'email', label: 'Email' },
  phone: { kind: 'phone', label: 'Phone' },
  site: { kind: 'url', label: 'Site' },
  avg_mileage: { kind: 'number', label: 'Average mileage', unit: 'miles a day', above: 0 },
  rate: { kind: 'cents', label: 'Rate' },
  rating: { kind: 'rating', label: 'Rating', most: 5 },
  eligible: { kind: 'yes_no', label: 'Eligible', default: false },
  pipeline: { kind: 'choice', label: 'Pipeline', options: { cold: 'Cold', warm: 'Warm' } },
  joined_on: { kind: 'day', label: 'Date added' },
  called_at: { kind: 'instant', label: 'Last call' },
  truck_id: { kind: 'id', of: 'truck', label: 'Truck' },
  version: { kind: 'number', label: 'Version', answeredOnly: true },
} as const satisfies RecordFields

const onSubmit = fn()

function TruckId() {
  const { field, id } = useInput({ source: 'truck_id' })
  return (
    <label htmlFor={id}>
      Truck number <input id={id} {...field} />
    </label>
  )
}

function EachKind({ record, disabled }: { record?: Record<string, unknown>; disabled?: boolean }) {
  return (
    <Form record={record} onSubmit={onSubmit} noValidate>
      <Stack sx={{ maxWidth: 480 }}>
        <FieldInputs resource="drivers" fields={FIELDS} own={{ truck_id: <TruckId /> }} disabled={disabled} />
        <button type="submit">Send</button>
      </Stack>
    </Form>
  )
}

const meta = {
  title: 'Console/Parts/FieldInputs',
  component: EachKind,
  decorators: [inConsole()],
} satisfies Meta<typeof EachKind>

export default meta
type Story = StoryObj<typeof meta>

const record = {
  id: 3,
  name: 'Ann',
  notes: 'Drives at night',
  email: 'ann@example.test',
  phone: '+12133734253',
  site: 'https://ann.test',
  avg_mileage: 60.5,
  rate: 123456,
  rating: 4,
  eligible: true,
  pipeline: 'warm',
  joined_on: '2026-05-01',
  called_at: '2026-05-01T07:30:00.000Z',
  truck_id: 9,
}

/** Every kind shows what is stored, and hands it back as it was. */
export const Filled: Story = {
  args: { record },
  play: async () => {
    await expect(await screen.findByLabelText('Name *')).toHaveValue('Ann')
    await expect(screen.getByLabelText('Average mileage')).toHaveValue('60.5')
    await screen.findByText('miles a day')
    await expect(screen.getByLabelText('Rate')).toHaveValue('1234.56')
    await expect(screen.getByLabelText('Date added')).toHaveValue('2026-05-01')
    await expect(screen.getByLabelText('Last call')).toHaveValue('2026-05-01T00:30')
    await expect(screen.queryByLabelText('Version')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(record, expect.anything()))
  },
}

/** What is typed is kept in the units of the record. */
export const Typed: Story = {
  play: async () => {
    const type = async (label: string, text: string) =>
      userEvent.type(await screen.findByLabelText(label), text)
    await type('Name *', 'Bo')
    await type('Notes', 'One')
    await type('Email', 'bo@example.test')
    await type('Phone', '213 373 4253')
    await type('Site', 'https://bo.test')
    await type('Average mileage', '1.05')
    await type('Rate', '1,234.5')
    await type('Date added', '2026-05-01')
    await type('Last call', '2026-05-01T00:30')
    await type('Truck number', '9')
    screen.getByRole('radio', { name: '3 Stars' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('switch', { name: 'Eligible' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Pipeline' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Warm' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const sent = {
      name: 'Bo',
      notes: 'One',
      email: 'bo@example.test',
      phone: '213 373 4253',
      site: 'https://bo.test',
      avg_mileage: 1.05,
      rate: 123450,
      rating: 3,
      eligible: true,
      pipeline: 'warm',
      joined_on: '2026-05-01',
      called_at: '2026-05-01T07:30:00.000Z',
      truck_id: '9',
    }
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(sent, expect.anything()))
    await expect(newShape(FIELDS).phone.parse(sent.phone)).toBe('+12133734253')
  },
}

/** The hour that comes twice when the clocks go back: the user says which. */
export const HourThatComesTwice: Story = {
  play: async () => {
    const input = await screen.findByLabelText('Last call')
    await userEvent.type(input, '2026-11-01T01:30')
    const choice = within(await screen.findByRole('group', { name: /comes twice/ }))
    await userEvent.click(choice.getByRole('button', { name: /1:30 AM PST$/ }))
    await expect(input).toHaveValue('2026-11-01T01:30')
    await userEvent.type(screen.getByLabelText('Name *'), 'Bo')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const sent = expect.objectContaining({ called_at: '2026-11-01T09:30:00.000Z' })
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(sent, expect.anything()))
  },
}

export const Disabled: Story = { args: { record, disabled: true } }

export const OnAPhone: Story = { args: { record }, globals: { viewport: { value: 'phone' } } }
