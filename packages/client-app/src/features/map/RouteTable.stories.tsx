import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../ui/in-page'
import { listVehicles } from './listed-vehicle'
import { RouteTable } from './RouteTable'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'

const meta = {
  title: 'Advertiser/Map/RouteTable',
  component: RouteTable,
  decorators: [inPage],
  args: {
    caption: 'Trucks of Los Angeles Spring',
    vehicles: listVehicles(storyVehicles(), false),
    onShowOnly: () => undefined,
  },
} satisfies Meta<typeof RouteTable>

export default meta
type Story = StoryObj<typeof meta>

export const Trucks: Story = {}

export const NoMap: Story = { args: { onShowOnly: undefined } }

export const Empty: Story = { args: { vehicles: [] } }

export const LongNames: Story = { args: { vehicles: listVehicles(storyVehicles(3, [LONG_NAME]), false) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }
