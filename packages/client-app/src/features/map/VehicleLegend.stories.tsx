import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inPage } from '../../ui/in-page'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'
import { listVehicles } from './listed-vehicle'
import { VehicleLegend } from './VehicleLegend'

const vehicles = listVehicles(storyVehicles(), false)
const [first, second] = vehicles

const meta = {
  title: 'Advertiser/Map/VehicleLegend',
  component: VehicleLegend,
  decorators: [inPage],
  args: { vehicles, only: undefined, onHighlight: fn(), onOnly: fn() },
} satisfies Meta<typeof VehicleLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: second?.name })
    await userEvent.hover(button)
    await expect(args.onHighlight).toHaveBeenLastCalledWith(second?.key)
    await userEvent.unhover(button)
    await expect(args.onHighlight).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(button)
    await expect(args.onOnly).toHaveBeenLastCalledWith(second?.key)
  },
}

/** What has the focus stands out as what is pointed at does. */
export const ByKeyboard: Story = {
  args: { only: first?.key },
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getByText('Vehicles')).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: first?.name, pressed: true })).toHaveFocus()
    await expect(args.onHighlight).toHaveBeenLastCalledWith(first?.key)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOnly).toHaveBeenLastCalledWith(undefined)
  },
}

export const LongNames: Story = { args: { vehicles: listVehicles(storyVehicles(2, [LONG_NAME]), false) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
