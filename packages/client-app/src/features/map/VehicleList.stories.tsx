import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../ui/in-page'
import { listVehicles } from './listed-vehicle'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'
import { VehicleList } from './VehicleList'

const listed = listVehicles(storyVehicles(), false)

const meta = {
  title: 'Advertiser/Map/VehicleList',
  component: VehicleList,
  decorators: [inPage],
  args: {
    vehicles: listed,
    shown: new Set(listed.map(({ key }) => key)),
    onShown: () => undefined,
    onHighlight: () => undefined,
    period: 1,
    onPeriod: () => undefined,
  },
} satisfies Meta<typeof VehicleList>

export default meta
type Story = StoryObj<typeof meta>

export const AllShown: Story = {}

export const AllHidden: Story = { args: { shown: new Set() } }

export const Empty: Story = { args: { vehicles: [], shown: new Set() } }

export const LongNames: Story = { args: { vehicles: listVehicles(storyVehicles(2, [LONG_NAME]), false) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
