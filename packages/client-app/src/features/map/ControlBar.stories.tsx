import type { Meta, StoryObj } from '@storybook/react-vite'
import { INITIAL_MAP_VIEW } from '@product/sdk/nouns/campaigns'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../ui/in-page'
import { ControlBar } from './ControlBar'
import { listVehicles } from './listed-vehicle'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'

const SCREEN = { ...INITIAL_MAP_VIEW, campaign: 71, asTable: false }

const meta = {
  title: 'Advertiser/Map/ControlBar',
  component: ControlBar,
  args: { vehicles: listVehicles(storyVehicles(), false), screen: SCREEN, onChange: () => undefined },
  decorators: [
    Story => (
      <div style={{ containerType: 'inline-size', minHeight: 440 }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof ControlBar>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const Chosen: Story = {
  args: { screen: { ...SCREEN, period: 2, trucks: ['truck-1', 'truck-2'], mode: 'heatmap', measured: true } },
}

export const DaysOfTheAnalytics: Story = {
  args: { screen: { ...SCREEN, days: { from: '2020-05-04', to: '2020-05-10' } } },
}

export const TrucksOpen: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Select Trucks' })),
}

export const ManyTrucksOpen: Story = {
  ...TrucksOpen,
  args: { vehicles: listVehicles(storyVehicles(40, [LONG_NAME]), false) },
}

export const NoTrucksOpen: Story = { ...TrucksOpen, args: { vehicles: [] } }

export const TimeFrameOpen: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Select Time Frame' })),
}

export const DarkOpen: Story = { ...TrucksOpen, globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The panel does not stay over the table that it brought. */
export const TurnedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Map options' }))
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...SCREEN, asTable: true })
    await expect(canvas.queryByRole('dialog', { name: 'Map options' })).not.toBeInTheDocument()
  },
}

/** However the buttons share the bar, what opens stays within the window. */
export const PhoneTrucksOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Trucks' }))
    const { left, right } = canvas.getByRole('dialog', { name: 'Trucks' }).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
