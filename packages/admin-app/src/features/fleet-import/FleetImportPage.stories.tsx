import { fleetImportEndpoints } from '@product/sdk/features/fleet-import'
import { pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { FleetImportPage } from './FleetImportPage'
import { allWell, manyRows, nothingNew, someRefused, storyText } from './story-import'

const meta = {
  title: 'Console/Drive/FleetImportPage',
  component: FleetImportPage,
  decorators: [inConsole({ path: '/drive/import' })],
  parameters: { layout: 'fullscreen', answers: [allWell] },
  // What another story left on its way.
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key.includes('fleet-import')) localStorage.removeItem(key)
  },
} satisfies Meta<typeof FleetImportPage>

export default meta
type Story = StoryObj<typeof meta>

async function chooseFile(text = storyText): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose file', { selector: 'input' })
  await userEvent.upload(input, new File([text], 'fleet 2026.csv', { type: 'text/csv' }))
}

async function check(): Promise<void> {
  await chooseFile()
  await userEvent.click(await screen.findByRole('button', { name: 'Check the rows' }))
}

export const ChooseFile: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Download an empty table' })).toBeEnabled()
  },
}
export const ChooseFilePhone: Story = { ...ChooseFile, globals: { viewport: { value: 'phone' } } }

export const NotAFile: Story = {
  play: async () => {
    await chooseFile('Vendor,City\n')
    await expect(await screen.findByRole('alert')).toHaveTextContent('The file has no rows below its heads.')
  },
}

export const Columns: Story = {
  play: async () => {
    await chooseFile()
    await expect(await screen.findByLabelText('Field of the column Plate')).toHaveValue('truck.license_plate')
    await expect(screen.getByLabelText('Field of the column Favourite colour')).toHaveValue('')
    await expect(screen.queryByText(/6789/)).not.toBeInTheDocument()
  },
}

export const ColumnTwice: Story = {
  play: async () => {
    await chooseFile()
    await userEvent.selectOptions(
      await screen.findByLabelText('Field of the column Favourite colour'),
      'vendor.city',
    )
    await expect(await screen.findByText('Two columns are to be “Vendor: City”. Choose one.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
  },
}

export const ColumnsPhone: Story = { ...Columns, globals: { viewport: { value: 'phone' } } }

export const Checking: Story = {
  parameters: { answers: [pending(fleetImportEndpoints.importFleet)] },
  play: async () => {
    await check()
    await expect(await screen.findByRole('status', { name: 'The rows are being checked' })).toBeVisible()
  },
}

export const AllWell: Story = {
  play: async () => {
    await check()
    const rows = within(await screen.findByRole('list', { name: 'All rows' }))
    await expect(rows.getByText('Truck: Year:', { exact: false })).toHaveTextContent(
      'Truck: Year: blank → 2020',
    )
    await expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled()
  },
}

export const SomeRefused: Story = {
  parameters: { answers: [someRefused] },
  play: async () => {
    await check()
    await expect(await screen.findByText('Truck: Year: Please enter a year from 1900 to 2100.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Download the refused rows' })).toBeVisible()
    await expect(screen.getByText('Lost · 9NONE')).toBeVisible()
  },
}

export const SomeRefusedPhone: Story = { ...SomeRefused, globals: { viewport: { value: 'phone' } } }

export const NothingNew: Story = {
  parameters: { answers: [nothingNew] },
  play: async () => {
    await check()
    await expect(await screen.findByText('Everything in this file is here already.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  },
}

export const ManyRows: Story = {
  parameters: { answers: [manyRows] },
  play: async () => {
    await check()
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 10' }))
    await expect(await screen.findByText('Box 499')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: {
    answers: [refusal(fleetImportEndpoints.importFleet, 'invalid', 'The file has no rows below its heads.')],
  },
  play: async () => {
    await check()
    await expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be checked')
  },
}

export const Unreachable: Story = {
  parameters: { answers: [unreachable(fleetImportEndpoints.importFleet)] },
  play: async () => {
    await check()
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Done: Story = {
  play: async () => {
    await check()
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
    await expect(await screen.findByText('The import is done')).toBeVisible()
    await expect(screen.getByText('Vendors: 1 new, 1 changed, 0 as they were')).toBeVisible()
  },
}
