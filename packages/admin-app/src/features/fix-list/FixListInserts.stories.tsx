import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { TruckFixList, VendorFixList } from './FixListInserts'
import { storyVendorTrucks } from '../../testing/story-vendor-trucks'
import { storyOfTruck, storyOfVendor, storyOwners } from './story-fix-list'

const meta = {
  title: 'Console/FixList/FixListInserts',
  component: TruckFixList,
  decorators: [inConsole({ path: '/drive/vendor/truck/edit/5', pattern: '/drive/vendor/truck/edit/:id' })],
  parameters: { layout: 'fullscreen', answers: [storyOfTruck, storyOfVendor, storyOwners] },
} satisfies Meta<typeof TruckFixList>

export default meta
type Story = StoryObj<typeof meta>

export const OnATruck: Story = {
  play: async () => {
    await expect(await screen.findByText('Left panel torn')).toBeVisible()
    await expect(await screen.findByText('Corner lifted')).toBeVisible()
    await expect(screen.queryByRole('columnheader', { name: 'Truck' })).toBeNull()
    await expect(screen.queryByRole('columnheader', { name: 'Vendor' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: FIX_LIST_TEXTS.newOfTruck }))
    await expect(await screen.findByRole('dialog', { name: FIX_LIST_TEXTS.newOfTruck })).toBeVisible()
  },
}

export const OnAVendor: Story = {
  render: () => <VendorFixList />,
  parameters: {
    console: { path: '/drive/vendor/edit/3', pattern: '/drive/vendor/edit/:id' },
    answers: [storyOfVendor, storyOwners, storyVendorTrucks],
  },
  play: async () => {
    await expect((await screen.findAllByRole('columnheader', { name: 'Truck' }))[0]).toBeVisible()
    await expect(screen.queryByRole('columnheader', { name: 'Vendor' })).toBeNull()
    const [columns] = screen.getAllByRole('button', { name: 'Columns' })
    if (!columns) throw new Error('The columns can be chosen.')
    await userEvent.click(columns)
    await expect(await screen.findByRole('checkbox', { name: 'Truck' })).toBeChecked()
    await expect(screen.queryByRole('checkbox', { name: 'Vendor' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: FIX_LIST_TEXTS.new }))
    const dialog = within(await screen.findByRole('dialog', { name: FIX_LIST_TEXTS.newOfTruck }))
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Truck/ }))
    await expect((await screen.findAllByRole('option')).length).toBe(2)
  },
}
