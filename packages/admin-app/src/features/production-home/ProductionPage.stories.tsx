import { api } from '@product/sdk/api'
import { answer, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { AdminFeature } from '../../config/admin-feature'
import { inConsole } from '../../testing/in-console'
import { productionHomeFeature } from './production-home-feature'
import { ProductionPage } from './ProductionPage'

const totals = { upcoming: 7, overdue: 2, this_week: 1, completed: 12 }

/** A section that counts, and one that does not. */
const sections: AdminFeature = {
  name: 'sections',
  pages: ['production/removals', 'production/inventory'].map(path => ({ path, page: () => null })),
  sidebar: [
    {
      name: 'removals',
      label: 'console.sidebar.removals',
      path: 'production/removals',
      parent: 'production',
      count: async client => (await client.removalTotals()).upcoming,
    },
    {
      name: 'inventory',
      label: 'console.sidebar.inventory',
      path: 'production/inventory',
      parent: 'production',
    },
  ],
}

const meta = {
  title: 'Console/Production/ProductionPage',
  component: ProductionPage,
  decorators: [inConsole({ path: '/production', role: 2, features: [productionHomeFeature, sections] })],
  parameters: { layout: 'fullscreen', answers: [answer(api.removalTotals, totals)] },
} satisfies Meta<typeof ProductionPage>

export default meta
type Story = StoryObj<typeof meta>

export const Sections: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Removals\s*7/ })).toHaveAttribute(
      'href',
      '/production/removals',
    )
    await expect(screen.getByRole('link', { name: 'Available Inventory' })).toBeVisible()
  },
}

export const ServerStopped: Story = { parameters: { answers: [unreachable(api.removalTotals)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
