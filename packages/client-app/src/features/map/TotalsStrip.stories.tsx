import type { Meta, StoryObj } from '@storybook/react-vite'
import { routeTotals } from '@product/sdk/features/map'
import { expect } from 'storybook/test'
import { inPage } from '../../ui/in-page'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'
import { TotalsStrip } from './TotalsStrip'

const meta = {
  title: 'Advertiser/Map/TotalsStrip',
  component: TotalsStrip,
  decorators: [inPage],
  args: {
    totals: routeTotals(storyVehicles()),
    covers: { from: '2026-11-21', to: '2026-11-27' },
    isLoading: false,
    withoutLine: 0,
    onlyName: undefined,
    onRelease: () => undefined,
  },
} satisfies Meta<typeof TotalsStrip>

export default meta
type Story = StoryObj<typeof meta>

/** Trucks are counted as the card counts them; what is drawn beside them is said. */
export const Drawn: Story = {
  play: async ({ canvas }) => {
    const totals = canvas.getByLabelText('Totals of what is drawn')
    await expect(totals).toHaveTextContent('Trucks7 + 1 Rep Route + 1 macro')
    await expect(canvas.getByText(/^Nov 21\s–\s27, 2026/)).toBeVisible()
  },
}

export const Loading: Story = { args: { totals: undefined, covers: undefined, isLoading: true } }

export const Failed: Story = { args: { totals: undefined } }

export const PathsWithoutLine: Story = { args: { withoutLine: 3 } }

export const OneTruck: Story = { args: { totals: routeTotals(storyVehicles(1)), onlyName: LONG_NAME } }

export const Dark: Story = { ...OneTruck, globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
