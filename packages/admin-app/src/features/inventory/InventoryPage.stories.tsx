import { INVENTORY_TEXTS, inventoryEndpoints } from '@product/sdk/features/inventory'
import { pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { inventoryFeature } from './inventory-feature'
import { InventoryPage } from './InventoryPage'
import { storyInventory } from './story-inventory'

const { unassignedTrucks } = inventoryEndpoints

const meta = {
  title: 'Console/Production/InventoryPage',
  component: InventoryPage,
  decorators: [inConsole({ path: '/production/inventory', role: 2, features: [inventoryFeature] })],
  parameters: { layout: 'fullscreen', answers: [storyInventory()] },
} satisfies Meta<typeof InventoryPage>

export default meta
type Story = StoryObj<typeof meta>

const exportCsv = async () =>
  userEvent.click(await screen.findByRole('button', { name: INVENTORY_TEXTS.export }))

export const NarrowedToACity: Story = {
  play: async () => {
    await screen.findByText('Zamora Freight')
    await userEvent.click(screen.getByRole('combobox', { name: 'Cities' }))
    await userEvent.click(await screen.findByRole('option', { name: "Coeur d'Alene" }))
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: "Coeur d'Alene" })).toBeVisible()
  },
}

export const NoTruckIsFree: Story = {
  parameters: { answers: [storyInventory([])] },
  play: async () => {
    await expect(await screen.findByText(INVENTORY_TEXTS.empty)).toBeVisible()
    await exportCsv()
    await expect(await screen.findByText(INVENTORY_TEXTS.nothingToExport)).toBeVisible()
  },
}

/** A saved query may name a city whose last truck was put on a campaign. */
export const NothingInTheCity: Story = {
  parameters: {
    console: { path: `/production/inventory?filter=${encodeURIComponent('{"city":["Fresno"]}')}` },
    answers: [storyInventory([])],
  },
  play: async () => {
    await expect(await screen.findByText(INVENTORY_TEXTS.empty)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await expect(
      await screen.findByText('Trucks that are on no campaign now or later appear here.'),
    ).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(unassignedTrucks)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(unassignedTrucks)] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
