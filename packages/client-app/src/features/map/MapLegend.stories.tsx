import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../ui/in-page'
import { MapLegend } from './MapLegend'

const meta = {
  title: 'Advertiser/Map/MapLegend',
  component: MapLegend,
  decorators: [inPage],
  args: { mode: 'routes', areas: true, modelled: true },
} satisfies Meta<typeof MapLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Routes: Story = {}

export const MeasuredWithoutAreas: Story = { args: { areas: false, modelled: false } }

export const Heatmap: Story = { args: { mode: 'heatmap' } }

export const ByDay: Story = { args: { byDay: true } }

export const Dark: Story = { globals: { theme: 'dark' } }
