import type { Meta, StoryObj } from '@storybook/react-vite'
import { routeTotals } from '@product/sdk/features/map'
import { inPage } from '../../ui/in-page'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'
import { TotalsStrip } from './TotalsStrip'

const meta = {
  title: 'Advertiser/Map/TotalsStrip',
  component: TotalsStrip,
  decorators: [inPage],
  args: {
    totals: routeTotals(storyVehicles()),
    isLoading: false,
    withoutLine: 0,
    onlyName: undefined,
    onRelease: () => undefined,
  },
} satisfies Meta<typeof TotalsStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}

export const Loading: Story = { args: { totals: undefined, isLoading: true } }

export const Failed: Story = { args: { totals: undefined } }

export const PathsWithoutLine: Story = { args: { withoutLine: 3 } }

export const OneTruck: Story = { args: { totals: routeTotals(storyVehicles(1)), onlyName: LONG_NAME } }

export const Dark: Story = { ...OneTruck, globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
